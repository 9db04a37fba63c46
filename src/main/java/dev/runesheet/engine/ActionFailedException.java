package dev.runesheet.engine;

import java.util.List;

/** Says that an action could not be carried out; the match stands where it stood before it. */
public final class ActionFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String reason;
  private final transient List<Happening> undone;
  private final transient List<String> chain;

  ActionFailedException(String reason, String message, List<Happening> undone, List<String> chain) {
    super(message);
    this.reason = reason;
    this.undone = List.copyOf(undone);
    this.chain = List.copyOf(chain);
  }

  /** A stable word for the limit or rule that failed it, for example {@code queue}. */
  public String reason() {
    return reason;
  }

  /** What had happened since the action began, and is undone. */
  public List<Happening> undone() {
    return undone;
  }

  /** The ids of the effects that ran last, in the order they first ran in the loop. */
  public List<String> chain() {
    return chain;
  }
}
