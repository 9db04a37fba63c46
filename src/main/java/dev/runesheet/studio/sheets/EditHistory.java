package dev.runesheet.studio.sheets;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The edits that can be undone, and those that were; the oldest are forgotten if there are many.
 */
final class EditHistory {

  private static final int MOST = 500;

  /** The characters of all edits: those of texts hold whole files. */
  private static final long MOST_CHARACTERS = 64_000_000;

  private final Deque<Edit> done = new ArrayDeque<>();
  private final Deque<Edit> undone = new ArrayDeque<>();

  /**
   * An edit that was made.
   *
   * @param sheet empty if the whole text of a file was written
   */
  record Edit(String file, String sheet, String cell, String before, String after) {

    Edit back() {
      return new Edit(file, sheet, cell, after, before);
    }

    private long characters() {
      return (long) before.length() + after.length();
    }
  }

  /** Adds an edit, after which none can be made again; the last one always stays. */
  void add(Edit edit) {
    done.push(edit);
    undone.clear();
    long characters = done.stream().mapToLong(Edit::characters).sum();
    while (done.size() > MOST || done.size() > 1 && characters > MOST_CHARACTERS) {
      characters -= done.removeLast().characters();
    }
  }

  /** The edit that can be undone; empty if there is none. */
  Optional<Edit> last() {
    return Optional.ofNullable(done.peek());
  }

  /** The edit that can be made again; empty if there is none. */
  Optional<Edit> next() {
    return Optional.ofNullable(undone.peek());
  }

  /** Notes that the last edit was undone. */
  void undo() {
    undone.push(done.pop());
  }

  /** Notes that the next edit was made again. */
  void redo() {
    done.push(undone.pop());
  }

  /** The number of edits that can be undone. */
  int done() {
    return done.size();
  }

  /** The number of edits that can be made again. */
  int undone() {
    return undone.size();
  }
}
