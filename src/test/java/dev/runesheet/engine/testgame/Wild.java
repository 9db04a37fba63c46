package dev.runesheet.engine.testgame;

import static dev.runesheet.engine.testgame.Steps.CAUSER;
import static dev.runesheet.engine.testgame.Steps.OWNER;
import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.TARGET;
import static dev.runesheet.engine.testgame.Steps.add;
import static dev.runesheet.engine.testgame.Steps.allAtOnce;
import static dev.runesheet.engine.testgame.Steps.bids;
import static dev.runesheet.engine.testgame.Steps.branch;
import static dev.runesheet.engine.testgame.Steps.choose;
import static dev.runesheet.engine.testgame.Steps.die;
import static dev.runesheet.engine.testgame.Steps.draw;
import static dev.runesheet.engine.testgame.Steps.each;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.inTurn;
import static dev.runesheet.engine.testgame.Steps.mayChoose;
import static dev.runesheet.engine.testgame.Steps.mayPick;
import static dev.runesheet.engine.testgame.Steps.perform;
import static dev.runesheet.engine.testgame.Steps.pick;
import static dev.runesheet.engine.testgame.Steps.run;
import static dev.runesheet.engine.testgame.Steps.stat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Trigger;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Limits;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.word.Need;
import dev.runesheet.word.StackingMode;
import dev.runesheet.word.Watch;
import java.util.List;
import java.util.Random;

/** A skirmish in which nearly everything that the engine can do happens, played at random. */
public final class Wild {

  /** The rules of the wild skirmish. */
  public static final RuleBook BOOK = Books.of(effects());

  private static final Limits LIMITS = new Limits(20, 200, 300, 2_000, true);

  private Wild() {}

  /** The effects of the wild skirmish. */
  public static Effect[] effects() {
    return new Effect[] {
      Cards.answer(
          EffectDefinition.GLOBAL,
          "wages",
          Trigger.own("turn ends"),
          each("all", add(TARGET, "gold", 1))),
      Cards.answer(
          EffectDefinition.GLOBAL,
          "harvest",
          Trigger.own("turn starts"),
          allAtOnce(
              "all",
              mayChoose(
                  branch("roll", gain("gold", die(6))), branch("train", perform("wolf/train"))),
              gain("life", 1))),
      Cards.aura("wolf", "pack", "power", 1, "other allies"),
      Cards.ability("wolf", "attack", pick("enemies", run("attack", TARGET)), gain("gold", 1)),
      Cards.ability(
          "wolf",
          "train",
          gain("power", die(4)),
          choose(branch("harder", gain("power", die(6))), branch("enough"))),
      Cards.ability(
          "wolf",
          "prowl",
          each(
              "enemies",
              mayChoose(
                  branch("bite", run("strike", TARGET, die(3))),
                  branch("growl", add(TARGET, "guard", -1))))),
      Cards.answer(
          "sheep",
          "is hit",
          Trigger.own("attack hits"),
          run("strike", SELF, die(6)),
          choose(branch("run", run("move-to", SELF, "bench")), branch("stay"))),
      Cards.answer(
          "sheep", "last words", new Trigger("boom", Watch.ANY, Need.LAST_KNOWN), gain("gold", 1)),
      Cards.answer(
          "sheep", "fright", Trigger.any("moves"), run("shout", "queued bleat"), gain("guard", 1)),
      Cards.answer(
          "sheep",
          "heard",
          new Trigger("queued bleat", Watch.OTHER, Need.LIVE),
          gain("life", stat(CAUSER, "guard"))),
      Cards.ability("sheep", "boom", run("shout", "boom"), run("destroy", SELF)),
      Cards.answer(
          "dog",
          "guards",
          new Trigger("attack declared", Watch.ALLY, Need.LIVE),
          choose(branch("step in", run("redirect", SELF)), branch("watch"))),
      Cards.answer(
          "dog",
          "prevents",
          new Trigger("attack guarded", Watch.ANY, Need.LIVE),
          mayChoose(branch("bark", run("prevent", "barked")))),
      Cards.ability("dog", "fetch", run("draw", 1), pick("own hand", run("play", TARGET))),
      Cards.answer(
          "dog", "sleeps", Trigger.own("turn ends"), mayChoose(branch("curl up", gain("life", 1)))),
      Cards.ability(
          "witch",
          "hex",
          pick("enemies", run("grant", "granted/weak", TARGET, 1)),
          run("look", "now")),
      Cards.ability("witch", "curse", pick("all", run("grant-held", "granted/slow", TARGET))),
      Cards.ability("witch", "charm", mayPick("enemies", run("conquer", TARGET))),
      Cards.ability(
          "witch",
          "auction",
          inTurn("all", mayChoose(bids("for me", SELF, run("bid", OWNER, new Argument.Answer())))),
          draw("enemies", add(TARGET, "gold", 2)),
          run("begin", "wolf/train", SELF, "beside"),
          gain("life", 1)),
      Cards.ability("witch", "vote", run("tell", "vote")),
      Cards.ability("witch", "market", run("tell", "open market")),
      Cards.ability("witch", "close", run("tell", "close market")),
      Cards.stacked("granted", "weak", -2, "self", StackingMode.MIN_ONLY, ""),
      Cards.stacked("granted", "slow", -1, "allies", StackingMode.NO_STACK, ""),
      Cards.suppressor("warden", "enemies"),
      Cards.ability("warden", "leave", run("destroy", SELF))
    };
  }

  /** A start with creatures and cards for each player. */
  public static Scene scene(long seed) {
    return scene(BOOK, seed);
  }

  /** The same start with other rules. */
  public static Scene scene(RuleBook book, long seed) {
    Scene scene = Scene.of(book).players(3).limits(LIMITS).seed(seed);
    for (int player = 0; player < 3; player++) {
      for (String card : List.of("wolf", "sheep", "dog", "witch")) {
        scene.has(player, card, card + player, "active", "power", 2, "life", 9);
      }
      for (String card : List.of("sheep", "warden", "wolf")) {
        scene.has(player, card, card + " card " + player, "deck");
      }
    }
    return scene;
  }

  /** Gives a random legal answer; the same random numbers give the same answers. */
  public static void answer(Match match, Random random) {
    List<Decision> open = match.pendingDecisions();
    Decision decision = open.get(random.nextInt(open.size()));
    List<Option> options = decision.options();
    match.choose(decision.id(), options.get(random.nextInt(options.size())).id());
  }

  /** Gives some random answers. */
  public static void answer(Match match, Random random, int times) {
    for (int i = 0; i < times && !match.over(); i++) {
      answer(match, random);
    }
  }
}
