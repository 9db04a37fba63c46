package dev.runesheet.spi.fact;

import dev.runesheet.spelling.Slug;
import dev.runesheet.word.CardEvent;
import dev.runesheet.word.Need;
import dev.runesheet.word.Presence;
import dev.runesheet.word.Watch;
import java.util.Optional;

/**
 * The definition of an effect, read from the metadata of its rules.
 *
 * @param id the effect's id, which is also the name of its first block
 * @param name as people call it
 * @param type the type by which modifiers of it stack; empty if it has none
 * @param owner the definition that brings it into play
 * @param trigger the kind of event it answers; empty if none
 * @param watch whose events it answers
 * @param need what its activation needs when its turn comes
 * @param priority higher goes first
 * @param order its place among the effects of its owner, from 0
 * @param continuous whether a rule of its own puts it in force while it is in play
 * @param suppressing whether it is a continuous effect that takes others out of force
 * @param silencing whether it takes those of its own holder out of force
 * @param presence how many entities must be there for it to be in force; empty if any may
 * @param stacking how modifiers of it combine, as the stacking policy decided
 */
public record EffectDefinition(
    String id,
    String name,
    String type,
    String owner,
    String trigger,
    Watch watch,
    Need need,
    int priority,
    int order,
    boolean continuous,
    boolean suppressing,
    boolean silencing,
    Optional<Presence> presence,
    StackingRule stacking) {

  /** The owner of a game's global rules. */
  public static final String GLOBAL = "mode";

  /**
   * The owner of the rules of a game that is declared in data, and what those of others begin with.
   */
  public static final String GAME = "game";

  /** The owner of statuses: effects that are in play only where they are granted. */
  public static final String STATUSES = "statuses";

  private static final String OF_STATUS = STATUSES + "/";

  /** The id of a status by its name, as lines and conditions write it. */
  public static String statusId(String name) {
    return OF_STATUS + name;
  }

  /** True if it has no name of its own, but that of the event that it answers. */
  public boolean isNamedByEvent() {
    return name.equals(Slug.of(trigger));
  }

  /** True if it is a status. */
  public boolean isStatus() {
    return owner.equals(STATUSES);
  }

  /** True if it is what ends a status, which comes into play with it. */
  public boolean endsStatus() {
    return owner.startsWith(OF_STATUS);
  }

  /** True if it is in play only where it is granted: a status, or what ends one. */
  public boolean granted() {
    return isStatus() || endsStatus();
  }

  /** The name of the status that it is or ends, as lines and conditions write it. */
  public String status() {
    String status = isStatus() ? id : owner;
    return status.startsWith(OF_STATUS) ? status.substring(OF_STATUS.length()) : status;
  }

  /** True if it is a rule of the game itself, which nothing suppresses. */
  public boolean global() {
    return owner.equals(GLOBAL) || owner.equals(GAME) || owner.startsWith(GAME + " ");
  }

  /** True if it answers events. */
  public boolean triggered() {
    return !trigger.isEmpty();
  }

  /** True if it answers that kind of event about its holder, which is not in play any more. */
  public boolean outlives(String event) {
    return trigger.equals(event) && need != Need.LIVE && watch.includesHolder();
  }

  /**
   * True if it answers an event only while it is in force. An effect that answers the leaving of
   * any entity outlives its holder for that one's own.
   *
   * @param aboutHolder whether the event is about its holder
   */
  public boolean answersOnlyInForce(boolean aboutHolder) {
    boolean leaving = need == Need.LAST_KNOWN && trigger.equals(CardEvent.LEAVES);
    return need == Need.LIVE || leaving && !aboutHolder;
  }
}
