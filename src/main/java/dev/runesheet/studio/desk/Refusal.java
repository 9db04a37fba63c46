package dev.runesheet.studio.desk;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;

/** A request that cannot be met: a status of HTTP, one sentence for the author, and details. */
public final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int status;
  private final transient ObjectNode details;

  private Refusal(int status, String sentence, ObjectNode details) {
    super(sentence, null, false, false);
    this.status = status;
    this.details = details;
  }

  /** The request itself is wrong. */
  public static Refusal wrong(String sentence) {
    return new Refusal(400, sentence, Json.object());
  }

  /** There is no such thing. */
  public static Refusal missing(String sentence) {
    return new Refusal(404, sentence, Json.object());
  }

  /** The refusal of a request that the present state does not allow. */
  public static Refusal conflict(String sentence) {
    return conflict(sentence, Json.object());
  }

  /** The same, with what stands there now. */
  public static Refusal conflict(String sentence, ObjectNode details) {
    return new Refusal(409, sentence, details);
  }

  public int status() {
    return status;
  }

  /** The sentence and the details, as the page gets them. */
  public ObjectNode toJson() {
    return details.deepCopy().put("problem", getMessage());
  }
}
