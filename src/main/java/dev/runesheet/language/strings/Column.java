package dev.runesheet.language.strings;

import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import java.util.Locale;
import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;

/** The columns of card tables that hold effect strings. */
public enum Column {
  /** A citizen or starter pays in its owner's turn. */
  @Label("On turn")
  @Doc("What it does besides in its owner's turn.")
  ON_TURN("on-turn", EffectStringParser::payoutColumn),
  /** A citizen or starter pays in another player's turn. */
  @Label("Off turn")
  @Doc("What it does besides in turns of others.")
  OFF_TURN("off-turn", EffectStringParser::payoutColumn),
  /** When a starter pays besides by its dice. */
  @Label("Pays")
  @Doc("When it pays if it has no number.")
  STARTER_TRIGGER("trigger", EffectStringParser::starterColumn),
  /** A domain is built. */
  @Label("When gained")
  @Doc("What it does when somebody gains it.")
  ACTIVATION("activation", EffectStringParser::payoutColumn),
  /** A domain is owned. */
  @Label("From then on")
  @Doc("What it does from the next turn on.")
  PASSIVE("passive", EffectStringParser::passiveColumn),
  /** A monster or a monstrous event is slain. */
  @Label("Reward")
  @Doc("What slaying it does besides.")
  REWARD("reward", EffectStringParser::payoutColumn),
  /** What a monster costs besides. */
  @Label("Costs also")
  @Doc("What it costs besides, by what the slayer owns.")
  COST("cost", EffectStringParser::costColumn),
  /** An event's number is rolled. */
  @Label("At its roll")
  @Doc("What it does when its number is rolled.")
  ROLL("roll", EffectStringParser::rollColumn),
  /** An event is revealed. */
  @Label("When drawn")
  @Doc("What it does when it comes up.")
  REVEAL("activation", EffectStringParser::revealColumn),
  /** An event lies open. */
  @Label("While it lies")
  @Doc("What it does while it lies on top.")
  REIGN("passive", EffectStringParser::reignColumn),
  /** An agent is engaged. */
  @Label("When engaged")
  @Doc("What it takes and does.")
  ENGAGE("engage", EffectStringParser::payoutColumn),
  /** A relic is used, or owned. */
  @Label("When used")
  @Doc("What it does, once each turn or all the time.")
  RELIC("use", EffectStringParser::relicColumn),
  /** A noble is scored. */
  @Label("Score")
  @Doc("What it scores besides.")
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

  /** The word by which declarations and sheets know it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
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
