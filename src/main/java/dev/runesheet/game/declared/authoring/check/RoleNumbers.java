package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Subject;
import dev.runesheet.model.diagnostic.Words;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The check that entities have the numbers that effects ask of them. */
record RoleNumbers(DeclaredCatalog catalog, NameCheck names, Diagnostics findings) {

  /** Checks a number of a role, which all of its kinds have if it is each of them. */
  void number(String stat, Selector.Role role, RoleKinds roles, SourceLocation place) {
    number(stat, role, role.name(), roles, place);
  }

  /** Checks a number of each of a group. */
  void each(String stat, Selector.Group group, RoleKinds roles, SourceLocation place) {
    number(stat, Selector.Role.TARGET, group.scope(), roles.each(group), place);
  }

  private void number(
      String stat, Selector.Role role, String said, RoleKinds roles, SourceLocation place) {
    if (names.misnamed(stat, role, roles)) {
      return;
    }
    Set<String> kinds = new LinkedHashSet<>(roles.of(role));
    List<String> without = kinds.stream().filter(kind -> !catalog.hasStat(kind, stat)).toList();
    if (roles.isEach(role) && !without.isEmpty() && without.size() < kinds.size()) {
      String expected =
          "a condition before it that only those with " + Words.quote(stat) + " fulfil";
      findings.add(unknown(stat, said, without, place, expected));
    } else {
      stat(stat, said, kinds, place);
      List<String> lacking =
          without.stream().filter(kind -> isThere(kind) && roles.mayLieThere(role, kind)).toList();
      if (roles.isOpen(role) && without.size() < kinds.size() && !lacking.isEmpty()) {
        findings.error(
            Code.NUMBER_MAY_LACK,
            place,
            Words.quote(stat) + " of " + said + " (" + String.join(", ", lacking) + ")",
            "a condition before it that only those with " + Words.quote(stat) + " fulfil");
      }
    }
  }

  /** True if there is an entity of a kind in a match. */
  private boolean isThere(String kind) {
    return !DeclaredCatalog.isOfCards(kind)
        || catalog.cards().values().stream().anyMatch(card -> card.kind().equals(kind));
  }

  /** Checks a number that some of these kinds must have. */
  void stat(String stat, String of, Set<String> kinds, SourceLocation place) {
    Set<String> known = new LinkedHashSet<>();
    kinds.forEach(kind -> known.addAll(catalog.statsOf(kind)));
    if (!kinds.isEmpty() && !known.contains(stat)) {
      String numbers = known.isEmpty() ? "somebody with numbers" : Words.oneOf(known);
      findings.add(unknown(stat, of, kinds, place, numbers).meaning(Words.nearest(stat, known)));
    }
  }

  /** A number that an entity has not; a verb at the place may mean it without saying it. */
  private static Diagnostic unknown(
      String stat, String of, Collection<String> kinds, SourceLocation place, String expected) {
    String found = Words.quote(stat) + " of " + of + " (" + String.join(", ", kinds) + ")";
    return Diagnostic.of(Code.UNKNOWN_STAT, place, found, expected).about(Subject.implied(stat));
  }
}
