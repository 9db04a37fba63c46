package dev.runesheet.word;

import java.util.List;

/**
 * Names of the lists of words that games and their sources share. A parameter of a verb, a text of
 * a source and a cell of a table name the list whose words fit; a game may have further lists.
 */
public final class WordList {

  /** The numbers of entities. */
  public static final String STAT = "stat";

  /** The scopes, each of which is a group of entities seen from one. */
  public static final String SCOPE = "scope";

  /** The names of events that effects answer. */
  public static final String TRIGGER = "trigger";

  /** The events of the game's own. */
  public static final String EVENT = "event";

  /** The places in which entities lie. */
  public static final String ZONE = "zone";

  /** The kinds of entities. */
  public static final String KIND = "kind";

  /** The properties that are words. */
  public static final String PROPERTY = "property";

  /** The cards. */
  public static final String CARD = "card";

  /** The players. */
  public static final String PLAYER = "player";

  /** The roles of single entities in programs; in Werewolf those of players. */
  public static final String ROLE = "role";

  /** The statuses that entities can be given. */
  public static final String STATUS = "status";

  /** The calculations. */
  public static final String CALCULATION = "calculation";

  /** The answers of players, which are known only while a match is played. */
  public static final String ANSWER = "answer";

  /** The numbers that events bring. */
  public static final String PAYLOAD = "payload";

  private WordList() {}

  /** The names of all these lists. */
  public static List<String> all() {
    return List.of(
        STAT,
        SCOPE,
        TRIGGER,
        EVENT,
        ZONE,
        KIND,
        PROPERTY,
        CARD,
        PLAYER,
        ROLE,
        STATUS,
        CALCULATION,
        ANSWER,
        PAYLOAD);
  }
}
