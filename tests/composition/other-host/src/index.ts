// Shared packages are there once an asynchronous module runs.
import('./main');
