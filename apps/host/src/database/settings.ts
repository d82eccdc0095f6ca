/** Sized for a few hundred megabytes and one shop. Durability stays at PostgreSQL's defaults: fsync and synchronous commit are on. */
export const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // Three processes at peak load; unused slots cost little.
  max_connections: '120',
  superuser_reserved_connections: '3',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  checkpoint_timeout: '10min',
  // Whole pages after a checkpoint are most of the journal, and half as long compressed.
  wal_compression: 'pglz',
  // Parallel workers cost memory each, and a shop's queries are too short to parallelise.
  io_method: 'sync',
  max_worker_processes: '4',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  autovacuum_max_workers: '1',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  jit: 'off',
  random_page_cost: '1.1',
  // A failed statement may contain a customer's phone number or address.
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
};
