package dev.runesheet.pack.file;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;

/**
 * The files below a folder. A program that saves a file may write a temporary one beside it that
 * disappears while the folder is read; files that disappear are skipped.
 */
final class FolderWalk extends SimpleFileVisitor<Path> {

  private final List<Path> files = new ArrayList<>();
  private final List<Path> folders = new ArrayList<>();

  private FolderWalk() {}

  /**
   * Reads a folder.
   *
   * @throws IOException if it cannot be read
   */
  static FolderWalk of(Path start) throws IOException {
    FolderWalk walk = new FolderWalk();
    Files.walkFileTree(start, walk);
    return walk;
  }

  /** Its regular files, at any depth. */
  List<Path> files() {
    return files;
  }

  /** Itself and all folders in it, at any depth. */
  List<Path> folders() {
    return folders;
  }

  @Override
  public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
    folders.add(folder);
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
    if (Files.isRegularFile(file)) {
      files.add(file);
    }
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFileFailed(Path path, IOException reason) throws IOException {
    return passOver(reason);
  }

  @Override
  public FileVisitResult postVisitDirectory(Path folder, IOException reason) throws IOException {
    return passOver(reason);
  }

  private static FileVisitResult passOver(IOException reason) throws IOException {
    if (reason != null && !(reason instanceof NoSuchFileException)) {
      throw reason;
    }
    return FileVisitResult.CONTINUE;
  }
}
