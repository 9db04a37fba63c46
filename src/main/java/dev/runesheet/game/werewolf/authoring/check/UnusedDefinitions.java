package dev.runesheet.game.werewolf.authoring.check;

import dev.runesheet.game.werewolf.authoring.check.RoleNames.Kind;
import dev.runesheet.game.werewolf.authoring.check.RoleNames.Named;
import dev.runesheet.game.werewolf.authoring.check.RoleNames.Use;
import dev.runesheet.game.werewolf.word.PollSort;
import dev.runesheet.game.werewolf.word.RoleGroup;
import dev.runesheet.language.roletext.ContainedAbilities;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The definitions that nothing brings into play: teams that no role is of, attributes that no
 * ability applies, polls that nothing opens.
 *
 * @param definitions all of a game
 * @param names the names in them
 * @param unread the lines of their texts that were not understood
 */
record UnusedDefinitions(List<Definition> definitions, List<Named> names, UnreadLines unread) {

  /** Reports them, but for those that are told already where they are meant. */
  void report(Diagnostics findings) {
    report(Kind.TEAM, teams(), "a role of this team", findings);
    report(Kind.ATTRIBUTE, applied(), "an ability that applies it", findings);
    report(Kind.POLL, opened(), "a group of this name, or an ability that creates it", findings);
  }

  private void report(Kind kind, Set<String> used, String expected, Diagnostics findings) {
    names.stream()
        .filter(one -> one.kind() == kind && one.use() == Use.DEFINES)
        .filter(one -> !used.contains(one.name()) && !unread.mayName(one.name()))
        .forEach(one -> report(one, Words.nearest(one.name(), used), expected, findings));
  }

  private void report(Named one, String meant, String expected, Diagnostics findings) {
    boolean told =
        names.stream()
            .filter(other -> other.kind() == one.kind() && other.name().equals(meant))
            .anyMatch(other -> findings.areAt(other.place()));
    if (!told) {
      findings.add(
          Diagnostic.about(Code.UNUSED, one.place(), one.kind().word(), one.name(), expected)
              .meaning(meant));
    }
  }

  /** The teams that roles are of; that of a group is nobody's. */
  private Set<String> teams() {
    Set<String> teams = new TreeSet<>(RoleGroup.teams());
    for (Definition one : definitions) {
      if (one instanceof Definition.Role role) {
        role.header().ifPresent(header -> teams.add(header.team()));
      }
    }
    return teams;
  }

  private Set<String> applied() {
    return names.stream()
        .filter(one -> one.kind() == Kind.ATTRIBUTE && one.use() == Use.BRINGS)
        .map(Named::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The polls that every game has, those of groups, and those that abilities create. */
  private Set<String> opened() {
    Set<String> opened = new TreeSet<>(PollSort.types());
    opened.addAll(Definition.names(definitions, Definition.Sort.GROUP));
    opened.addAll(
        ContainedAbilities.createdPolls(definitions.stream().flatMap(ContainedAbilities::of)));
    return opened;
  }
}
