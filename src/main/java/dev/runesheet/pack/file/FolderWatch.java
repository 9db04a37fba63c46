package dev.runesheet.pack.file;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_MODIFY;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipFile;

/**
 * Notices when sources have been saved. Editors write lock files, write in several goes, delete a
 * file and write it anew, or write another and rename it: what counts is not the event, but that
 * the files differ from before, have stopped changing, and are not half there. Some disks and
 * systems tell of changes late or never, so the files are also looked at every now and then.
 */
public final class FolderWatch implements AutoCloseable {

  private static final int MOST_WAITS = 50;
  private static final int WAITS_FOR_THE_REST = 10;
  private static final long SETTLE_MILLIS = 100;
  private static final long LOOK_MILLIS = 250;

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

  /** Watches the folders of a game below a root. */
  public static FolderWatch of(String game, Path root, PackFiles files) throws IOException {
    List<String> folders =
        List.of(
            "data/" + game,
            "decision-tables/" + game,
            "decision-tables/engine",
            "rules/" + game,
            "rules/engine");
    return new FolderWatch(root, files, folders, SETTLE_MILLIS);
  }

  /**
   * Waits until no file is half there, and takes the files as they are then for those that later
   * ones differ from.
   */
  public void begin() throws InterruptedException {
    last = snapshot();
    for (int waits = 0; waits < WAITS_FOR_THE_REST && !isWhole(last.keySet()); waits++) {
      Thread.sleep(settleMillis);
      last = snapshot();
    }
  }

  /** True if the files are still those that were there at the last save. */
  public boolean isAtRest() {
    return changed(snapshot()).isEmpty();
  }

  /**
   * Waits for the next save.
   *
   * @param millis how long at most
   * @return the names of the files that differ; empty if there was none in time
   */
  public List<String> next(long millis) throws InterruptedException {
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
      WatchKey key = service.poll(Math.min(left, LOOK_MILLIS), TimeUnit.MILLISECONDS);
      if (key != null) {
        drain(key);
      }
    }
  }

  private void drain(WatchKey first) {
    for (WatchKey key = first; key != null; key = service.poll()) {
      key.pollEvents();
      if (!key.reset()) {
        registered.remove((Path) key.watchable());
      }
    }
    try {
      register();
    } catch (IOException | UncheckedIOException hidden) {
      // Its files count as changed, and who reads them is told that it is protected or gone. That
      // it can be read again is seen by the next look at the files.
    }
  }

  /**
   * The files once two looks at them, some time apart, show the same, and nothing is half there.
   */
  private Map<String, String> settled() throws InterruptedException {
    Map<String, String> before = snapshot();
    List<String> first = changed(before);
    if (areReplaced(first, before) && isWhole(first)) {
      return before;
    }
    int restless = 0;
    int incomplete = 0;
    while (restless < MOST_WAITS && incomplete < WAITS_FOR_THE_REST) {
      Thread.sleep(settleMillis);
      Map<String, String> now = snapshot();
      if (!now.equals(before)) {
        restless++;
      } else if (isWhole(changed(now))) {
        return now;
      } else {
        incomplete++;
      }
      before = now;
    }
    return before;
  }

  /**
   * True if all are workbooks that other files took the place of. What ends a workbook is written
   * last, so one that is whole was written to its end, and need not be looked at twice.
   */
  private boolean areReplaced(List<String> names, Map<String, String> now) {
    return names.stream()
        .allMatch(
            name ->
                PackFiles.isWorkbook(name)
                    && last.containsKey(name)
                    && now.containsKey(name)
                    && !key(last.get(name)).equals(key(now.get(name))));
  }

  private static String key(String stamp) {
    return stamp.substring(stamp.lastIndexOf(' ') + 1);
  }

  /** True if none of these files is away, empty, or the beginning of a workbook. */
  private boolean isWhole(Collection<String> names) {
    for (String name : names) {
      Path file = root.resolve(name);
      try {
        if (Files.size(file) == 0) {
          return false;
        }
        if (PackFiles.isWorkbook(name)) {
          new ZipFile(file.toFile()).close();
        }
      } catch (IOException unfinished) {
        return false;
      }
    }
    return true;
  }

  /** Each file that counts, with its size and time; lock and backup files do not count. */
  private Map<String, String> snapshot() {
    Map<String, String> all = new TreeMap<>();
    for (String folder : folders) {
      for (String name : list(folder)) {
        all.put(name, stamp(root.resolve(name)));
      }
    }
    return all;
  }

  /** The files of a folder; none if it goes away at this moment. */
  private List<String> list(String folder) {
    try {
      return files.list(folder);
    } catch (UncheckedIOException going) {
      return List.of();
    }
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
        for (Path path : FolderWalk.of(start).folders()) {
          if (registered.add(path)) {
            path.register(service, ENTRY_CREATE, ENTRY_MODIFY, ENTRY_DELETE);
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
