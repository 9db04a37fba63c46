package dev.runesheet.language.roletext.tree;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;

import dev.runesheet.game.werewolf.word.RoleGroup;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.spelling.Titled;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A definition of role text: a name, a header, and what it can do. */
public sealed interface Definition {

  /** The option of a poll that is nobody. */
  Operand.Text ABSTAIN = new Operand.Text("Abstain");

  /** Its name, unique among definitions of its sort. */
  String name();

  /** Its abilities, in the order of the text. */
  List<TriggeredAbility> abilities();

  /** The place of its header. */
  SourceLocation place();

  /** The lines that are no abilities. */
  List<Clause> clauses();

  /** The values of a clause, of all its lines. */
  default List<Operand> values(ClauseKind kind) {
    return clauses().stream()
        .filter(one -> one.kind() == kind)
        .flatMap(one -> one.values().stream())
        .toList();
  }

  /** The last line of a clause; of one that it has not, only the place of its header is known. */
  default Written line(ClauseKind kind) {
    return clauses().stream()
        .filter(one -> one.kind() == kind)
        .map(Clause::written)
        .reduce(Written.at(place()), (before, last) -> last);
  }

  /** The names of the definitions of a sort. */
  static Set<String> names(List<Definition> definitions, Sort sort) {
    return definitions.stream()
        .filter(one -> one.sort() == sort)
        .map(Definition::name)
        .collect(toSet());
  }

  /** The sort of what it defines. */
  default Sort sort() {
    return this instanceof Group ? Sort.GROUP : Sort.ROLE;
  }

  /**
   * A role; one of the group {@link RoleGroup#EXTRA} is an extra role.
   *
   * @param header what it is; empty where a text gives only its abilities
   */
  record Role(
      String name,
      Optional<Header> header,
      List<Clause> clauses,
      List<TriggeredAbility> abilities,
      SourceLocation place)
      implements Definition {

    /** True if players have it besides a role of their own. */
    public boolean isExtra() {
      return header.filter(is -> is.group() == RoleGroup.EXTRA).isPresent();
    }
  }

  /**
   * A group that players join, with abilities of its own.
   *
   * @param team the team it belongs to, such as {@code Werewolf}
   */
  record Group(
      String name,
      String team,
      List<Clause> clauses,
      List<TriggeredAbility> abilities,
      SourceLocation place)
      implements Definition {}

  /** A definition of any other sort, whose header says no more than that. */
  record Plain(
      Sort sort,
      String name,
      List<Clause> clauses,
      List<TriggeredAbility> abilities,
      SourceLocation place)
      implements Definition {}

  /**
   * The header of a role: {@code Solo Killing - Flute Team}.
   *
   * @param team of a solo role; otherwise empty
   * @param modifiers what follows a second bar, such as {@code Limited}
   */
  record Header(RoleGroup group, RoleCategory category, String team, List<String> modifiers) {

    /** The word behind the name of a team. */
    public static final String TEAM = " " + Sort.TEAM.title();

    /** The words behind the team of a group. */
    public static final String GROUP = TEAM + " " + Sort.GROUP.title();
  }

  /** Categories of roles. */
  enum RoleCategory implements Titled {
    ELECTED,
    ALIGN,
    RECRUITMENT,
    KILLING,
    GROUP,
    INVESTIGATIVE,
    POWER,
    MISCELLANEOUS
  }

  /**
   * A line that is no ability: {@code Inherit: 'Wolfish'}.
   *
   * @param values what follows its name
   */
  record Clause(ClauseKind kind, List<Operand> values, Written written) {

    /** The text that follows its name; empty if none does. */
    public String name() {
      return values.stream().map(one -> ((Operand.Text) one).text()).collect(joining());
    }

    /** The place where it begins. */
    public SourceLocation place() {
      return written.place();
    }
  }

  /** The sorts of definitions. */
  enum Sort implements Titled {
    ROLE,
    GROUP,
    /** Wins when each living player is of it, unaligned, or one of those named. */
    TEAM,
    POLL,
    /** A custom attribute, with what its bearer can do by it. */
    ATTRIBUTE,
    /** Abilities that several roles inherit. */
    ABILITY_SET;

    /** True if headers say no more than its title: they tell the side of a role or a group. */
    public boolean isPlain() {
      return this != ROLE && this != GROUP;
    }
  }
}
