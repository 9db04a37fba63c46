package dev.runesheet.cli;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_MODIFY;

import dev.runesheet.pack.PackFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Notices when sources have been saved. Editors write lock files, write in several goes, or write
 * another file and rename it: what counts is not the event, but that the files differ from before
 * and have stopped changing.
 */
final class FolderWatch implements AutoCloseable {

  private static final int MOST_WAITS = 50;

  private final Path root;
  private final PackFiles files;
  private final List<String> folders;
  private final long settleMillis;
  private final WatchService service;
  private final Set<Path> registered = new HashSet<>();
  private Map<String, String> last;

  /**
   * Watches from now on.
   *
   * @param folders folders of the pack, with all below them
   * @param settleMillis how long files must be unchanged to count as saved
   */
  FolderWatch(Path root, PackFiles files, List<String> folders, long settleMillis)
      throws IOException {
    this.root = root.toAbsolutePath();
    this.files = files;
    this.folders = List.copyOf(folders);
    this.settleMillis = settleMillis;
    this.service = this.root.getFileSystem().newWatchService();
    register();
    last = snapshot();
  }

  /**
   * Waits for the next save.
   *
   * @param millis how long at most
   * @return the names of the files that differ; empty if there was none in time
   */
  List<String> next(long millis) throws InterruptedException, IOException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (true) {
      List<String> changed = changed(snapshot());
      if (!changed.isEmpty()) {
        Map<String, String> settled = settled();
        changed = changed(settled);
        last = settled;
        if (!changed.isEmpty()) {
          return changed;
        }
      }
      long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      if (left <= 0) {
        return List.of();
      }
      WatchKey key = service.poll(left, TimeUnit.MILLISECONDS);
      if (key != null) {
        drain(key);
      }
    }
  }

  private void drain(WatchKey first) throws IOException {
    for (WatchKey key = first; key != null; key = service.poll()) {
      key.pollEvents();
      if (!key.reset()) {
        registered.remove((Path) key.watchable());
      }
    }
    register();
  }

  /** The files once two looks at them, some time apart, show the same. */
  private Map<String, String> settled() throws InterruptedException {
    Map<String, String> before = snapshot();
    for (int i = 0; i < MOST_WAITS; i++) {
      Thread.sleep(settleMillis);
      Map<String, String> now = snapshot();
      if (now.equals(before)) {
        return now;
      }
      before = now;
    }
    return before;
  }

  /** Each file that counts, with its size and time; lock and backup files do not count. */
  private Map<String, String> snapshot() {
    Map<String, String> all = new TreeMap<>();
    for (String folder : folders) {
      for (String name : files.list(folder)) {
        all.put(name, stamp(root.resolve(name)));
      }
    }
    return all;
  }

  private static String stamp(Path file) {
    try {
      return Files.size(file) + " " + Files.getLastModifiedTime(file) + " " + key(file);
    } catch (IOException gone) {
      return "";
    }
  }

  /** A file that was replaced by another of the same size and time has another key. */
  private static Object key(Path file) throws IOException {
    return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
  }

  private List<String> changed(Map<String, String> now) {
    List<String> changed = new ArrayList<>();
    Set<String> names = new TreeSet<>(now.keySet());
    names.addAll(last.keySet());
    for (String name : names) {
      if (!now.getOrDefault(name, "").equals(last.getOrDefault(name, ""))) {
        changed.add(name);
      }
    }
    return changed;
  }

  private void register() throws IOException {
    for (String folder : folders) {
      Path start = root.resolve(folder);
      if (Files.isDirectory(start)) {
        try (Stream<Path> below = Files.walk(start)) {
          for (Path path : below.filter(Files::isDirectory).toList()) {
            if (registered.add(path)) {
              path.register(service, ENTRY_CREATE, ENTRY_MODIFY, ENTRY_DELETE);
            }
          }
        }
      }
    }
  }

  @Override
  public void close() throws IOException {
    service.close();
  }
}
