package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The check of the words for values of numbers: each is said, and says one thing of an entity. */
public final class StateNames {

  private final Declaration declared;
  private final Diagnostics findings;
  private final Set<String> told = new TreeSet<>();

  private StateNames(Declaration declared, Diagnostics findings) {
    this.declared = declared;
    this.findings = findings;
  }

  /**
   * Checks the words of a game.
   *
   * @param states the place of the entry
   */
  public static void check(Declaration declared, SourceLocation states, Diagnostics findings) {
    StateNames check = new StateNames(declared, findings);
    declared
        .states()
        .forEach((stat, words) -> check.said(words, EntryPlaces.field(states, stat)));
    declared.kinds().values().forEach(stats -> check.apart(stats.keySet(), states));
  }

  private void said(Map<String, String> words, SourceLocation stat) {
    if (words.isEmpty() && !findings.areAt(stat)) {
      findings.error(Code.MISSING_FIELD, stat, "no value", "at least one value with its words");
    }
    words.forEach(
        (value, word) -> {
          if (word.isBlank()) {
            findings.error(
                Code.MISSING_FIELD,
                EntryPlaces.field(stat, value),
                Words.quote(word),
                "what an entity with this value is, such as 'ready'");
          }
        });
  }

  /** Checks that no words say two things of an entity, which has all the numbers of its kind. */
  private void apart(Set<String> stats, SourceLocation states) {
    Map<String, String> said = new HashMap<>();
    for (String stat : stats) {
      declared.states().getOrDefault(stat, Map.of()).entrySet().stream()
          .filter(one -> !one.getValue().isBlank())
          .forEach(one -> apart(stat, one.getKey(), one.getValue(), said, states));
    }
  }

  private void apart(
      String stat, String value, String word, Map<String, String> said, SourceLocation states) {
    String place = stat + "/" + value;
    String other = said.putIfAbsent(word, place);
    if (other != null && told.add(place)) {
      findings.error(
          Code.DECLARATION,
          EntryPlaces.field(states, place),
          Words.quote(word) + ", which is said of " + other.replace("/", " ") + ", too",
          "words that say which number it is");
    }
  }
}
