package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.Programs;
import dev.runesheet.language.strings.WrittenAs.Use;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.shape.Shapes;
import java.util.Locale;

/** The columns of card tables that hold effect strings. */
public enum Column {
  /** A citizen or starter pays in its owner's turn. */
  @Label("On turn")
  @Doc("What it does besides in its owner's turn.")
  ON_TURN("on-turn", Use.PAYOUT, "in your turn"),
  /** A citizen or starter pays in another player's turn. */
  @Label("Off turn")
  @Doc("What it does besides in turns of others.")
  OFF_TURN("off-turn", Use.PAYOUT, "in other turns"),
  /** When a starter pays besides by its dice. */
  @Label("Pays")
  @Doc("When it pays if it has no number.")
  STARTER_TRIGGER("trigger", Use.STARTER, ""),
  /** A domain is built. */
  @Label("When gained")
  @Doc("What it does when somebody gains it.")
  ACTIVATION(Programs.ACTIVATION, Use.PAYOUT, "when you gain it"),
  /** A domain is owned. */
  @Label("From then on")
  @Doc("What it does from the next turn on.")
  PASSIVE(Programs.PASSIVE, Use.PASSIVE, ""),
  /** A monster or a monstrous event is slain. */
  @Label("Reward")
  @Doc("What slaying it does besides.")
  REWARD("reward", Use.PAYOUT, "when you slay it"),
  /** The further cost of a monster. */
  @Label("Costs also")
  @Doc("What it costs besides, by what the slayer owns.")
  COST("cost", Use.COST, ""),
  /** An event's number is rolled. */
  @Label("At its roll")
  @Doc("What it does when its number is rolled.")
  ROLL(Programs.ROLL, Use.ROLL, "when its number is rolled"),
  /** An event is revealed. */
  @Label("When drawn")
  @Doc("What it does when it comes up.")
  REVEAL(Programs.ACTIVATION, Use.REVEAL, "when it is drawn"),
  /** An event lies open. */
  @Label("While it lies")
  @Doc("What it does while it lies on top.")
  REIGN(Programs.PASSIVE, Use.REIGN, ""),
  /** An agent is engaged. */
  @Label("When engaged")
  @Doc("What it takes and does.")
  ENGAGE(Programs.ENGAGE, Use.PAYOUT, ""),
  /** A relic is used, or owned. */
  @Label("When used")
  @Doc("What it does, once each turn or all the time.")
  RELIC(Programs.USE, Use.RELIC, ""),
  /** A noble is scored. */
  @Label("Score")
  @Doc("What it scores besides.")
  SCORE("score", Use.SCORE, "");

  private final String id;
  private final Use use;
  private final String moment;

  Column(String id, Use use, String moment) {
    this.id = id;
    this.use = use;
    this.moment = moment;
  }

  /** The part of effects' ids that follows the card's code. */
  public String id() {
    return id;
  }

  /** The word by which declarations and sheets know it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** The heading of its column in sheets. */
  String label() {
    return Shapes.annotation(this, Label.class).value();
  }

  /** The use for which its phrases are written. */
  Use use() {
    return use;
  }

  /** The moment in words; empty if its phrases say it. */
  public String moment() {
    return moment;
  }

  /** True if it is a column of events, which concern several players. */
  public boolean isEvent() {
    return this == ROLL || this == REVEAL || this == REIGN;
  }

  /** True if the effect runs in the harvest: questions of all players are collected there. */
  public boolean inHarvest() {
    return this == ON_TURN || this == OFF_TURN;
  }
}
