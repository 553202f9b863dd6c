addEventListener('message', ({ data }) => postMessage(`worker: ${data}`));
