package dev.runesheet.game.werewolf.state;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.runesheet.spelling.Word;

/**
 * The details that attempts of abilities and marks tell, each under its word. A mark that an
 * attempt makes takes from it those that marks of its type have; see {@link MarkType}.
 */
public enum Detail implements Word {
  /** The type of a mark. */
  TYPE,
  /** The role, attribute, group or team that it is of. */
  NAME,
  /** The team of a role. */
  TEAM,
  /** The category of a role. */
  CATEGORY,
  /** The number of the entity that makes it. */
  SOURCE,
  /** The id of the ability that makes a mark or an attempt. */
  BY_ROLE,
  /** The phase in which a mark came, by its number. */
  SINCE,
  /** The duration. */
  LASTS,
  /** The kind within a family: of an ability, a disguise, a loyalty, or what a mark covers. */
  KIND,
  /** The value of an applied attribute. */
  DATA,
  /** The kind of a defense. */
  HOW,
  /** The danger that a defense is from; of a redirection the players whose abilities it changes. */
  FROM,
  /** The players against whom a defense helps; anybody if it says nothing. */
  BY,
  /** The daytime of a defense; always if it says nothing. */
  DURING,
  /** The place where somebody is absent or a notice is told; the number of a target. */
  AT,
  /** The role that a disguise shows, the name of a whisperer, the rights of a member. */
  AS,
  /** The players to whom a redirection leads, or who hear a notice. */
  TO,
  /** The kind of abilities that a redirection or obstruction is about, by its word. */
  COVERED,
  /** The family of those abilities; all if it says nothing. */
  FAMILY,
  /** The answer in place of {@code Failure} to what is obstructed. */
  FEEDBACK,
  /** The number by which votes count that a manipulation changes. */
  WHICH,
  /** The new number, or with a sign what is added to it. */
  VALUE,
  /** The type of the poll that is manipulated. */
  POLL,
  /** The change of a poll, or of a candidate in it. */
  WHAT,
  /** The place that a whisper leads to or at which something is told. */
  LOCATION,
  /** The text that is told. */
  TEXT,
  /** The names of the players whom feedback is about. */
  ABOUT,
  /** The id of the ability that has brought feedback. */
  ABILITY,
  /** The attribute that an investigation asks for. */
  FOR,
  /** The influences on an investigation. */
  AFFECTED_BY,
  /** The part of the program whose result it is. */
  PART,
  /** The result of an attempt, as its player is told. */
  RESULT,
  /** Said if obstructions do not stop it. */
  FREE,
  /** Said if it hits somebody who is absent at its target's. */
  GUEST,
  /** The players from whom it was redirected. */
  REDIRECTED;

  private final String word = Word.super.word(); // Asked for each detail of each attempt.

  @Override
  @JsonValue
  public String word() {
    return word;
  }
}
