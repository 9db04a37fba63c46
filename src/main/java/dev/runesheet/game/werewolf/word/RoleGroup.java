package dev.runesheet.game.werewolf.word;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.runesheet.spelling.Titled;
import java.util.List;
import java.util.stream.Stream;

/** The groups of roles, by whose titles players of them are a team. */
public enum RoleGroup implements Titled {
  TOWNSFOLK,
  WEREWOLF,
  /** Each of a team of its own. */
  SOLO,
  /** Players who never keep anybody from winning. */
  UNALIGNED,
  /** Roles that players have besides their own. */
  EXTRA;

  @Override
  @JsonValue
  public String title() {
    return Titled.super.title();
  }

  /** The teams that every game has. */
  public static List<String> teams() {
    return Stream.of(TOWNSFOLK, WEREWOLF, UNALIGNED).map(RoleGroup::title).toList();
  }
}
