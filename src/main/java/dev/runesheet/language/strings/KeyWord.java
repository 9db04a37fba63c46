package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.Programs;
import dev.runesheet.game.valeria.word.ValeriaScope;
import dev.runesheet.game.valeria.word.VerbNames;
import dev.runesheet.language.strings.WrittenAs.Use;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Step;
import dev.runesheet.model.Step.Asking;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Words that are parts by themselves. */
public enum KeyWord implements Part {
  /** May slay a monster. */
  @WrittenAs("slay")
  SLAY("you may slay a monster", Programs.SLAY),
  /** May sail. */
  @WrittenAs("sail")
  SAIL("you may sail", Programs.SAIL),
  /** May hire a citizen. */
  @WrittenAs("recruit")
  RECRUIT("you may hire a citizen", Programs.RECRUIT),
  /** May build a domain. */
  @WrittenAs("build_domain")
  BUILD("you may build a domain", Programs.BUILD),
  /** Turns up the tomes. */
  @WrittenAs("refresh_tomes")
  REFRESH_TOMES(
      "turn your tomes face-up",
      in -> in.forEach(Scopes.group(ValeriaScope.TOMES), in.act(VerbNames.TURN_UP, Role.TARGET))),
  /** Gains what lies on the card. */
  @WrittenAs("gain_self_gold_pool")
  GAIN_POOL(
      "gain the gold that lies on it",
      in ->
          in.act(
              VerbNames.GAIN,
              Role.OWNER,
              StepBuilder.word("gold"),
              StepBuilder.stat(Role.SELF, CardStats.GOLD_POOL))),
  /** All players with a face-up citizen turn one down, at the same time. */
  @WrittenAs("concurrent_flip_one_citizen")
  @WrittenAs(in = Use.REVEAL, value = "all_must flip_citizen")
  ALL_FLIP("every player turns one citizen of their own face-down", KeyWord::allFlip),
  /** Banishes a citizen of another player. */
  @WrittenAs("banish_player_citizen")
  BANISH_PLAYER_CITIZEN(
      "banish a citizen " + AmountWords.OTHER,
      in ->
          in.cardOfOther(
              false, Kind.CITIZEN.owned(Role.TARGET), in.act(VerbNames.BANISH, Role.TARGET))),
  /** Banishes a random monster of another player. */
  @WrittenAs("banish_random_player_monster")
  BANISH_RANDOM_MONSTER(
      "banish a random monster " + AmountWords.OTHER,
      in ->
          in.pickPlayer(
              false,
              monsterOwners(),
              in.draw(Kind.MONSTER.owned(Role.TARGET), in.act(VerbNames.BANISH, Role.TARGET))));

  private final String words;

  /** The shared program that it runs; empty if none. */
  private final String program;

  private final Function<StepBuilder, Step> step;

  KeyWord(String words, Function<StepBuilder, Step> step) {
    this.words = words;
    this.program = "";
    this.step = step;
  }

  KeyWord(String words, String program) {
    this.words = words;
    this.program = program;
    this.step = in -> in.perform(program);
  }

  /** The words for the shared programs, by their names. */
  public static Map<String, String> programs() {
    return Arrays.stream(values())
        .filter(KeyWord::spends)
        .collect(Collectors.toMap(one -> one.program, one -> one.words));
  }

  private boolean isPutOff(Column column) {
    return this == SLAY && column.inHarvest();
  }

  @Override
  public Step step(StepBuilder in) {
    return isPutOff(in.column()) ? in.act(VerbNames.QUEUE_SLAY) : step.apply(in);
  }

  @Override
  public String say(PartWording in) {
    return isPutOff(in.column()) ? words + " after the harvest" : words;
  }

  @Override
  public boolean spends() {
    return !program.isEmpty();
  }

  private static Selector.Group monsterOwners() {
    Condition some = StepBuilder.some(Kind.MONSTER.owned(Role.TARGET));
    return Scopes.group(ValeriaScope.OTHERS, some);
  }

  private static Step allFlip(StepBuilder in) {
    Step flip =
        in.pick(
            Role.SELF,
            Prompt.FLIP_ONE_CITIZEN,
            Asking.ALWAYS,
            Scopes.group(ValeriaScope.FACE_UP_CITIZENS, Role.SELF),
            in.act(VerbNames.TURN_DOWN, Role.TARGET));
    Selector.Group open = Scopes.group(ValeriaScope.FACE_UP_CITIZENS, Role.TARGET);
    return in.allAtOnce(Scopes.group(ValeriaScope.AWAKE, StepBuilder.some(open)), flip);
  }
}
