package dev.runesheet.language.strings;

import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;

/** The columns of card tables that hold effect strings. */
public enum Column {
  /** A citizen or starter pays in its owner's turn. */
  ON_TURN("on-turn", EffectStringParser::payoutColumn),
  /** A citizen or starter pays in another player's turn. */
  OFF_TURN("off-turn", EffectStringParser::payoutColumn),
  /** When a starter pays besides by its dice. */
  STARTER_TRIGGER("trigger", EffectStringParser::starterColumn),
  /** A domain is built. */
  ACTIVATION("activation", EffectStringParser::payoutColumn),
  /** A domain is owned. */
  PASSIVE("passive", EffectStringParser::passiveColumn),
  /** A monster or a monstrous event is slain. */
  REWARD("reward", EffectStringParser::payoutColumn),
  /** What a monster costs besides. */
  COST("cost", EffectStringParser::costColumn),
  /** An event's number is rolled. */
  ROLL("roll", EffectStringParser::rollColumn),
  /** An event is revealed. */
  REVEAL("activation", EffectStringParser::revealColumn),
  /** An event lies open. */
  REIGN("passive", EffectStringParser::reignColumn),
  /** An agent is engaged. */
  ENGAGE("engage", EffectStringParser::payoutColumn),
  /** A relic is used, or owned. */
  RELIC("use", EffectStringParser::relicColumn),
  /** A noble is scored. */
  SCORE("score", EffectStringParser::scoreColumn);

  private final String id;
  private final Function<EffectStringParser, ParserRuleContext> rule;

  Column(String id, Function<EffectStringParser, ParserRuleContext> rule) {
    this.id = id;
    this.rule = rule;
  }

  /** The part of effects' ids that follows the card's code. */
  public String id() {
    return id;
  }

  /** Reads a text by the column's rule of the grammar. */
  ParserRuleContext parse(EffectStringParser parser) {
    return rule.apply(parser);
  }

  /** Whether the effect runs in the harvest: questions of all players are collected there. */
  public boolean inHarvest() {
    return this == ON_TURN || this == OFF_TURN;
  }
}
