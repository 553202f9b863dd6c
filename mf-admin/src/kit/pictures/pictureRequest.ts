/** A file to crop and upload for a field. */
export interface FileRequest {
  file: File;
  /** Width by height of the place where it is shown. */
  aspect: number;
  onDone: (address: string) => void;
}

/** What a field opens a dialog for: a file, or a picture to describe. */
export type PictureRequest = FileRequest | { id: string };
