package dev.runesheet.game.werewolf.authoring.check;

import dev.runesheet.language.roletext.tree.ClauseKind;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Definition.Clause;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import dev.runesheet.model.SourceLocation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The inheritance of roles from ability sets and other roles of their text. */
public final class RoleInheritance {

  private final Map<String, Definition> named = new LinkedHashMap<>();

  /** Finds what the roles of definitions inherit. */
  public RoleInheritance(List<Definition> definitions) {
    for (Definition one : definitions) {
      if (one instanceof Definition.Role || one.sort() == Definition.Sort.ABILITY_SET) {
        named.merge(one.name(), one, (role, set) -> set instanceof Definition.Role ? role : set);
      }
    }
  }

  /** A line that the game does not play. */
  public record Unplayed(SourceLocation place, String words) {}

  /** The lines of a role that are no abilities, but for those that name what it inherits. */
  public List<Unplayed> unplayed(Definition.Role role) {
    List<Unplayed> all = new ArrayList<>();
    for (Clause clause : role.clauses()) {
      if (clause.kind() != ClauseKind.INHERIT) {
        all.add(new Unplayed(clause.place(), clause.kind().title()));
      } else if (!named.containsKey(clause.name())) {
        all.add(
            new Unplayed(clause.place(), "Inherit '" + clause.name() + "', which nothing defines"));
      } else if (heirs(role, new LinkedHashSet<>()).contains(role)) {
        all.add(new Unplayed(clause.place(), "Inherit '" + clause.name() + "' in a circle"));
      }
    }
    return all;
  }

  /** The abilities that a role inherits, and then its own. */
  public List<TriggeredAbility> abilities(Definition.Role role) {
    List<TriggeredAbility> all = new ArrayList<>();
    heirs(role, new LinkedHashSet<>()).forEach(from -> all.addAll(from.abilities()));
    all.addAll(role.abilities());
    return all;
  }

  /** All that a definition inherits from, each once. */
  private Set<Definition> heirs(Definition from, Set<Definition> found) {
    if (from instanceof Definition.Role role) {
      for (Clause clause : role.clauses()) {
        Definition next = named.get(clause.name());
        if (clause.kind() == ClauseKind.INHERIT && next != null && found.add(next)) {
          heirs(next, found);
        }
      }
    }
    return found;
  }
}
