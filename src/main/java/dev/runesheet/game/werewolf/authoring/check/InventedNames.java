package dev.runesheet.game.werewolf.authoring.check;

import dev.runesheet.game.werewolf.authoring.check.RoleNames.Kind;
import dev.runesheet.game.werewolf.authoring.check.RoleNames.Named;
import dev.runesheet.game.werewolf.authoring.check.RoleNames.Use;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spelling.Typo;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Names that role texts invent by using them: teams of headers, attributes that are applied,
 * channels. One that stands once, and that nothing defines or asks for, is a slip if it is nearly
 * another.
 */
final class InventedNames {

  private final Map<Kind, Set<String>> given = new EnumMap<>(Kind.class);
  private final Map<Kind, Set<String>> sure = new EnumMap<>(Kind.class);

  /** Begins with names that are there anyway. */
  InventedNames(Map<Kind, Set<String>> given) {
    given.forEach((kind, names) -> this.given.put(kind, Set.copyOf(names)));
    given.forEach((kind, names) -> sure.put(kind, new TreeSet<>(names)));
  }

  /** Reports the slips among the names of some texts. */
  void check(List<Named> names, Severity severity, Diagnostics findings) {
    Map<Named, Long> times = times(names);
    Set<Named> brought =
        names.stream()
            .filter(one -> one.use() == Use.BRINGS)
            .map(InventedNames::anywhere)
            .collect(Collectors.toSet());
    names.stream()
        .filter(one -> one.use() == Use.DEFINES || isSure(one, times, brought))
        .forEach(one -> sure.get(one.kind()).add(one.name()));
    for (Named one : names) {
      Set<String> others = sure.get(one.kind());
      if (one.use() == Use.BRINGS && others.add(one.name())) {
        Typo.meant(one.name(), others)
            .ifPresent(meant -> findings.add(slip(one, meant).as(severity)));
      }
    }
  }

  private static Diagnostic slip(Named one, String meant) {
    return Diagnostic.about(Code.NAME_NEAR, one.place(), one.name(), "a name that stands elsewhere")
        .meaning(meant);
  }

  /**
   * True if a name stands several times, of which one brings it, and is no other's but for
   * capitals.
   */
  private boolean isSure(Named one, Map<Named, Long> times, Set<Named> brought) {
    return times.get(anywhere(one)) > 1
        && brought.contains(anywhere(one))
        && given.get(one.kind()).stream()
            .noneMatch(name -> NearestWord.distance(name, one.name()) == 0);
  }

  private static Map<Named, Long> times(List<Named> names) {
    Map<Named, Long> times = new HashMap<>();
    names.forEach(one -> times.merge(anywhere(one), 1L, Long::sum));
    return times;
  }

  private static Named anywhere(Named one) {
    return new Named(one.kind(), one.name(), null, Use.BRINGS);
  }
}
