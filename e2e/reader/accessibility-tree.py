"""Prints the accessibility tree of the browser's page with this address as JSON: role, name, tag, class of each node, in its order."""

import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

PATIENCE_SECONDS = 20


def children(node):
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def documents(node, depth=0):
    if node.get_role_name() == "document web":
        yield node
    elif depth < 12:
        for child in children(node):
            yield from documents(child, depth + 1)


def is_loaded(document, address):
    if document.get_state_set().contains(Atspi.StateType.BUSY):
        return False
    return document.get_document_attribute_value("DocURL") == address


def nodes(node):
    for child in children(node):
        of = child.get_attributes() or {}
        yield {"role": child.get_role_name(), "name": child.get_name() or "", "tag": of.get("tag", ""), "class": of.get("class", "")}
        yield from nodes(child)


def page(address):
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        for application in children(Atspi.get_desktop(0)):
            for document in documents(application):
                if is_loaded(document, address):
                    return document
        time.sleep(0.05)
    sys.exit(f"No browser shows {address}.")


json.dump(list(nodes(page(sys.argv[1]))), sys.stdout)
