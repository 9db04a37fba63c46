package dev.runesheet.game.declared.authoring.declaration;

import java.util.Map;

/**
 * A procedure with what it is given.
 *
 * @param given by parameter, in their order
 */
public record ProcedureCall(String procedure, Map<String, String> given) {

  /** Its name for people. */
  public String name() {
    String all = String.join(", ", given.values());
    return given.isEmpty() ? procedure : procedure + " (" + all + ")";
  }
}
