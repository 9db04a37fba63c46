package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.authoring.check.role.EffectRoles;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.EventSubjects;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/** Whom the events of a game's own are about, as the lines that raise them show. */
final class RaisedSubjects {

  private RaisedSubjects() {}

  /** The subjects of events; none of one that a calculation raises, about any target. */
  static EventSubjects of(Declaration declared, EffectRoles roles) {
    return new EventSubjects(
        events(declared, roles, kinds -> kinds.equals(Set.of(DeclaredCatalog.PLAYER))),
        events(
            declared,
            roles,
            kinds -> !kinds.isEmpty() && kinds.stream().allMatch(DeclaredCatalog::isOfCards)));
  }

  private static Set<String> events(
      Declaration declared, EffectRoles roles, Predicate<Set<String>> sort) {
    Set<String> events = new HashSet<>(roles.eventsOf(sort));
    events.retainAll(declared.events());
    declared.calculations().values().forEach(line -> line.raises().ifPresent(events::remove));
    return Set.copyOf(events);
  }
}
