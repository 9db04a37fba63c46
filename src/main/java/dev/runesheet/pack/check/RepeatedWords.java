package dev.runesheet.pack.check;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Findings of words that nothing declares: a word that several places say is told once, as what it
 * stood for was deleted or renamed, rather than misspelt at each of them.
 */
public final class RepeatedWords {

  /** So many further places are named. */
  private static final int NAMED = 2;

  private static final Set<Code> IN_SCENARIOS = Set.of(Code.UNKNOWN_ANSWER, Code.POSITION);

  private RepeatedWords() {}

  /**
   * The findings of scenarios, with one for the same answer or card that cannot be in several, one
   * for all cards in a zone that no card comes to, and one for a name that is none, such as that of
   * a player where fewer play.
   */
  public static List<Diagnostic> inScenarios(List<Diagnostic> found) {
    return once(found, RepeatedWords::inScenario);
  }

  private static Optional<String> inScenario(Diagnostic one) {
    String about = one.subject().word();
    if (one.code() == Code.UNKNOWN_REFERENCE && isUnknown(one)) {
      return Optional.of(about);
    }
    boolean ofZone = one.code() == Code.POSITION && !about.isEmpty();
    return Optional.of(ofZone ? about + ": " + one.expected() : one.sentence())
        .filter(said -> IN_SCENARIOS.contains(one.code()));
  }

  /**
   * The findings with one for each name, and those that are the same once: entries of a game may be
   * read several times.
   *
   * @param name the name that the word of a finding is a form of, such as that of the zone of a
   *     scope; empty for one that is a mistake where it stands
   */
  static List<Diagnostic> once(
      List<Diagnostic> found, Function<Diagnostic, Optional<String>> name) {
    Map<String, List<Diagnostic>> names = new LinkedHashMap<>();
    List<Diagnostic> all = found.stream().distinct().toList();
    for (Diagnostic one : all) {
      name.apply(one).ifPresent(is -> names.computeIfAbsent(is, key -> new ArrayList<>()).add(one));
    }
    Map<Diagnostic, Optional<Diagnostic>> instead = new HashMap<>();
    names.forEach(
        (is, users) -> {
          if (users.size() > 1) {
            users.forEach(one -> instead.put(one, Optional.empty()));
            instead.put(users.get(0), Optional.of(told(is, users)));
          }
        });
    return all.stream()
        .flatMap(one -> instead.getOrDefault(one, Optional.of(one)).stream())
        .toList();
  }

  /** True of a word that nothing knows; names of fields are told where a near one can be meant. */
  static boolean isUnknown(Diagnostic one) {
    boolean unknown = MisspeltNames.UNKNOWN.contains(one.code()) || one.code() == Code.UNKNOWN_WORD;
    return unknown
        && one.subject().written() // Whose number it is can be the mistake of each place.
        && !one.subject().word().isEmpty()
        && (one.code() != Code.UNKNOWN_FIELD || one.suggestion().isEmpty());
  }

  /** The first finding that says the name itself, with the places of the others. */
  private static Diagnostic told(String name, List<Diagnostic> users) {
    Diagnostic first =
        users.stream()
            .filter(one -> one.subject().word().equals(name))
            .findFirst()
            .orElse(users.get(0));
    List<String> others =
        users.stream()
            .map(NameUses::place)
            .filter(place -> !place.equals(NameUses.place(first))) // One text may say it twice.
            .distinct()
            .toList();
    String near = first.suggestion();
    String hint = near.isEmpty() ? "" : near + (near.endsWith("?") ? " " : "; ");
    Diagnostic told =
        others.isEmpty()
            ? first
            : first.suggesting(hint + "the same at " + Series.first(NAMED, others));
    return told.about(first.subject().at((int) users.stream().distinct().count()));
  }
}
