package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.document.JsonValue;
import dev.runesheet.language.roletext.RoleTextCode;
import dev.runesheet.language.roletext.RoleTextReader;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.RoleText;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import java.util.List;
import java.util.Optional;

/** Reads role texts. */
public final class RoleReading {

  private RoleReading() {}

  /** The definitions of a text of the guide's notation. */
  public static RoleText strict(String file, String text, Diagnostics findings) {
    return RoleTextReader.STRICT.read(text, SourceLocation.file(file), findings);
  }

  /**
   * The definitions of a text as people write it, in a scenario: errors are told, and slips that
   * are read as meant, as warnings; other notations are not.
   */
  public static RoleText lenient(SourceLocation place, String text, Diagnostics findings) {
    Diagnostics all = new Diagnostics();
    RoleText read = RoleTextReader.LENIENT.read(text, place, all);
    for (Diagnostic one : all.all()) {
      if (one.isError()) {
        findings.add(one);
      } else if (one.code() == RoleTextCode.STRAY) {
        findings.add(one.as(Severity.WARNING));
      }
    }
    return read;
  }

  /** The fate of the winner of a poll: abilities that may speak of {@code @Winner}. */
  public static List<Action.AbilityUse> ability(
      SourceLocation place, String text, Diagnostics findings) {
    RoleText read = lenient(place, "Poll | Poll\nOn Poll Closed: " + text, findings);
    return read.definitions().stream()
        .flatMap(poll -> poll.abilities().stream())
        .filter(one -> one.action() instanceof Action.Abilities)
        .flatMap(one -> ((Action.Abilities) one.action()).abilities().stream())
        .toList();
  }

  /** The text of what the winner of a poll meets, in a scenario; what is wrong with it is told. */
  public static Optional<String> outcome(JsonValue written) {
    Diagnostics found = new Diagnostics();
    Optional<String> text = written.text();
    text.ifPresent(one -> ability(written.location(), one, found));
    found.all().forEach(written::report);
    return text;
  }
}
