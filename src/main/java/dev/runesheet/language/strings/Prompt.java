package dev.runesheet.language.strings;

import dev.runesheet.spelling.Word;

/** The questions that effect strings and the programs they share can ask. */
public enum Prompt implements Word {
  /** A monster of the centre becomes dearer. */
  EVENT_SLAY_COST_CHOICE,
  /** A player may pay to gain. */
  EVENT_SELF_CONVERT,
  /** A player may banish a citizen of their own to gain. */
  EVENT_BANISH_CITIZEN_FOR_REWARD,
  /** A player may pay for one more action. */
  EVENT_GAIN_ACTION,
  /** The active player chooses one of several gifts. */
  EVENT_ACTIVE_CHOOSE,
  /** A player does something when it is their turn to. */
  EVENT_SEQUENCE,
  /** A card of a reserve comes onto a stack. */
  PLACE_RESERVE,
  /** A player turns a citizen of their own face-down. */
  FLIP_ONE_CITIZEN,
  /** A monster becomes stronger. */
  CHOOSE_MONSTER_STRENGTH,
  /** A monster may be slain. */
  CHOOSE_MONSTER_SLAY,
  /** The payment for a monster. */
  SLAY_MONSTER_PAYMENT,
  /** A citizen may be hired. */
  MAY_RECRUIT,
  /** A domain may be built. */
  CHOOSE_DOMAIN_TO_BUILD,
  /** The payment for a domain. */
  BUILD_DOMAIN_PAYMENT,
  /** A player may sail. */
  MAY_SAIL,
  /** The resources to leave with the Exekratys. */
  EXEKRATYS_OFFERING,
  /** One of several things is gained. */
  CHOOSE,
  /** The choice among several things that building or slaying gives. */
  CHOOSE_DOMAIN_REWARD,
  /** A domain gives one of several things again and again. */
  DOMAIN_CHOOSE_RESOURCE,
  /** A domain lets its owner pay to gain. */
  DOMAIN_SELF_CONVERT,
  /** Something is taken from another player. */
  HARVEST_STEAL,
  /** A payment for a gain. */
  HARVEST_EXCHANGE,
  /** A payment of any resource for a gain. */
  HARVEST_WILD_COST_EXCHANGE,
  /** A payment for a gain of any resource. */
  HARVEST_WILD_GAIN_EXCHANGE,
  /** A payment of any resource for a gain of any. */
  RELIC_WILD_EXCHANGE,
  /** One of several players. */
  CHOOSE_PLAYER,
  /** One of several cards. */
  CHOOSE_OWNED_CARD
}
