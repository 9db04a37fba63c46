package dev.runesheet.testing;

import dev.runesheet.model.diagnostic.Code;
import java.util.List;

/**
 * The exception of expectations that mean nothing in the position to which a scenario has come,
 * such as a card that lies nowhere; all of them.
 */
public final class UnreadableExpectation extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient List<Part> parts;

  /** Creates the exception of at least one part. */
  public UnreadableExpectation(List<Part> parts) {
    super(parts.get(0).sentence(), null, false, false);
    this.parts = List.copyOf(parts);
  }

  /** The parts that mean nothing, in the order in which they were looked at. */
  public List<Part> parts() {
    return parts;
  }

  /**
   * A part that means nothing.
   *
   * @param pointer its JSON pointer below {@code then}, for example {@code /can choose/1}
   * @param code the code of the finding
   * @param sentence why, for people
   */
  public record Part(String pointer, Code code, String sentence) {}
}
