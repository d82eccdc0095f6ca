document.documentElement.dataset.late = 'run';
