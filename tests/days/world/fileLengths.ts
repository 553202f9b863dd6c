import type { PGlite } from '@electric-sql/pglite';

/** What Emscripten's file system hands to the functions of a mounted folder. */
interface Stream {
  node: object;
}

interface FolderFunctions {
  stream_ops: {
    llseek: (stream: Stream, offset: number, whence: number) => number;
    write: (stream: Stream, from: unknown, at: number, length: number, position: number) => number;
  };
  node_ops: { setattr: (node: Stream['node'], attributes: { size?: number }) => void };
}

const FROM_END = 2;

/**
 * Remembers how long the files of a database are. PostgreSQL asks for the end of each table and index that it plans with,
 * ten times a statement, and each answer was a call of the operating system. Nobody else writes these files.
 */
export function rememberLengths(pglite: PGlite): void {
  const { stream_ops, node_ops } = pglite.Module.FS.filesystems
    .NODEFS as unknown as FolderFunctions;
  const { llseek, write } = stream_ops;
  const { setattr } = node_ops;
  const lengths = new WeakMap<Stream['node'], number>();
  stream_ops.llseek = (stream, offset, whence) => {
    if (whence !== FROM_END) return llseek(stream, offset, whence);
    const known = lengths.get(stream.node);
    const length = known ?? llseek(stream, 0, FROM_END);
    if (known === undefined) lengths.set(stream.node, length);
    return length + offset;
  };
  stream_ops.write = (stream, from, at, length, position) => {
    const written = write(stream, from, at, length, position);
    const known = lengths.get(stream.node);
    if (known !== undefined) lengths.set(stream.node, Math.max(known, position + written));
    return written;
  };
  node_ops.setattr = (node, attributes) => {
    lengths.delete(node);
    setattr(node, attributes);
  };
}
