package dev.runesheet.language.roletext.tree;

import dev.runesheet.language.roletext.tree.Definition.Sort;
import dev.runesheet.spelling.Titled;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Sorts of lines of a definition that are no abilities, in the order in which they are written. */
public enum ClauseKind implements Titled {
  UNIQUE_ROLE(Value.NOTHING),
  HAUNTED_ROLE(Value.NOTHING),
  UNIQUE_GROUP(Value.NOTHING),
  INHERIT(Value.NAMES),
  REQUIRE(Value.NAMES),
  ROLE_ATTRIBUTE(Value.NAMES),
  IDENTITY(Value.NAMES),
  INCLUDE(Value.NAMES),
  WIN_CONDITION(Value.PLAYERS, Sort.TEAM),
  AVAILABLE_OPTIONS(Value.OPTIONS, Sort.POLL),
  ALLOWED_VOTERS(Value.PLAYERS, Sort.POLL),
  SHOW_VOTERS(Value.ANSWER, Sort.POLL),
  NO_ABILITIES(Value.NOTHING, Sort.values());

  /** Sorts of values behind the colon of a line, each a token of the grammar. */
  public enum Value {
    /** Nothing, and no colon. */
    NOTHING,
    NAMES,
    PLAYERS,
    /** Players or texts. */
    OPTIONS,
    /** Yes or no. */
    ANSWER
  }

  private final Value value;
  private final boolean later;
  private final Set<Sort> sorts;

  /** A line of roles and groups in later guides. */
  ClauseKind(Value value) {
    this(value, true, Sort.ROLE, Sort.GROUP);
  }

  ClauseKind(Value value, Sort... sorts) {
    this(value, false, sorts);
  }

  ClauseKind(Value value, boolean later, Sort... sorts) {
    this.value = value;
    this.later = later;
    this.sorts = EnumSet.copyOf(List.of(sorts));
  }

  /** The sort of values that follow its name. */
  public Value value() {
    return value;
  }

  /** The sorts of definitions that can have it. */
  public Set<Sort> sorts() {
    return sorts;
  }

  /** True if a definition has at most one such line. */
  public boolean isOnce() {
    return value != Value.NAMES;
  }

  /** True if only later guides have it. */
  public boolean isLater() {
    return later;
  }
}
