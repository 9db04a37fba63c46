package dev.runesheet.game.werewolf.authoring.effect;

import dev.runesheet.game.werewolf.attempt.Deceiving.Affected;
import dev.runesheet.game.werewolf.word.Danger;
import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.Defense;
import dev.runesheet.game.werewolf.word.DisguiseStrength;
import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.game.werewolf.word.Influence;
import dev.runesheet.game.werewolf.word.Investigated;
import dev.runesheet.game.werewolf.word.KillingSort;
import dev.runesheet.spelling.Series;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The phrases about what tables of the game decide, made of their rows so that sentences say what
 * is played; where a table is not at hand, what its words mean by themselves.
 *
 * @param protection says which defenses stop which killings
 * @param disguises says which disguises deceive which investigations
 * @param durations says how long attributes last
 */
public record TablePhrases(
    Optional<TypedTable> protection,
    Optional<TypedTable> disguises,
    Optional<TypedTable> durations) {

  /** Phrases without tables. */
  public static final TablePhrases USUAL =
      new TablePhrases(Optional.empty(), Optional.empty(), Optional.empty());

  private static final List<KillingSort> KILLINGS =
      List.of(KillingSort.ATTACK, KillingSort.KILL, KillingSort.LYNCH, KillingSort.TRUE_KILL);

  /** The spans of phases that have a phrase, and the durations that mean them by themselves. */
  private enum Span {
    PHASE(Duration.PHASE, 0, 0, "until the phase ends"),
    NEXT_PHASE(Duration.NEXT_PHASE, 1, 1, "until the next phase ends"),
    NEXT_DAY(Duration.NEXT_DAY, 2, 1, "until the next day ends"),
    NEXT_NIGHT(Duration.NEXT_NIGHT, 1, 2, "until the next night ends");

    private final Duration duration;
    private final int byDay;
    private final int byNight;
    private final String phrase;

    Span(Duration duration, int byDay, int byNight, String phrase) {
      this.duration = duration;
      this.byDay = byDay;
      this.byNight = byNight;
      this.phrase = phrase;
    }

    private static Optional<Span> of(Duration duration) {
      return Arrays.stream(values()).filter(one -> one.duration == duration).findFirst();
    }

    /** The phrase for numbers of further phases, of what begins by day and by night. */
    private static String said(int byDay, int byNight) {
      return Arrays.stream(values())
          .filter(one -> one.byDay == byDay && one.byNight == byNight)
          .map(one -> one.phrase)
          .findFirst()
          .orElseGet(() -> counted(byDay, byNight));
    }

    private static String counted(int byDay, int byNight) {
      return byDay == byNight
          ? "for this phase and " + byDay + " more"
          : each(byDay) + " if it begins by day, " + each(byNight) + " if by night";
    }

    private static String each(int further) {
      return said(further, further);
    }
  }

  // ---- defenses

  /** The killings that a defense stops: {@code attacks and kills}. */
  String stopped(Danger from, Defense how) {
    List<String> stopped =
        KILLINGS.stream()
            .filter(killing -> stops(killing, from, how))
            .map(killing -> killing.word() + (killing == KillingSort.LYNCH ? "es" : "s"))
            .toList();
    return stopped.isEmpty() ? "nothing" : Series.and(stopped);
  }

  /** True if any defense stops a sort of killing. */
  boolean isStopped(KillingSort killing) {
    return Arrays.stream(Danger.values())
        .anyMatch(
            from -> Arrays.stream(Defense.values()).anyMatch(how -> stops(killing, from, how)));
  }

  /** True if a kind of defense from a danger stops a sort of killing. */
  public boolean stops(KillingSort killing, Danger from, Defense how) {
    return protection
        .map(
            table ->
                isMarked(
                    table,
                    "stops",
                    Map.of("killing", killing, "defenseFrom", from, "defense", how)))
        .orElseGet(() -> meant(from).contains(killing));
  }

  private static Set<KillingSort> meant(Danger from) {
    return switch (from) {
      case ATTACKS -> Set.of(KillingSort.ATTACK);
      case KILLS -> Set.of(KillingSort.ATTACK, KillingSort.KILL);
      case LYNCHES -> Set.of(KillingSort.LYNCH);
      case ATTACKS_AND_LYNCHES -> Set.of(KillingSort.ATTACK, KillingSort.LYNCH);
      case ALL -> Set.of(KillingSort.ATTACK, KillingSort.KILL, KillingSort.LYNCH);
      case BANISHMENTS -> Set.of();
    };
  }

  // ---- disguises

  /** The disguises that deceive an investigation: {@code weak disguises deceive you}. */
  String deceived(Investigated asked, Set<Influence> by) {
    boolean weak = deceives(DisguiseStrength.WEAK, Influence.WD, asked, by);
    boolean strong = deceives(DisguiseStrength.STRONG, Influence.SD, asked, by);
    String which =
        weak && strong ? "disguises" : weak ? "weak disguises" : strong ? "strong disguises" : "";
    return which.isEmpty() ? "no disguise deceives you" : which + " deceive you";
  }

  private boolean deceives(
      DisguiseStrength strength, Influence named, Investigated asked, Set<Influence> by) {
    Affected affected = Affected.by(by.contains(Influence.WD), by.contains(Influence.SD));
    return disguises
        .map(
            table ->
                isMarked(
                    table,
                    "deceives",
                    Map.of("investigated", asked, "affected", affected, "strength", strength)))
        .orElseGet(() -> by.contains(named));
  }

  // ---- durations

  /** The end of what a duration bounds, behind a comma; empty if no phase ends it. */
  String until(Duration duration) {
    OptionalInt byDay = further(duration, Daytime.DAY);
    OptionalInt byNight = further(duration, Daytime.NIGHT);
    return byDay.isPresent() && byNight.isPresent()
        ? ", " + Span.said(byDay.getAsInt(), byNight.getAsInt())
        : "";
  }

  /** The phases behind the one in which a duration begins; empty if no phase ends it. */
  public OptionalInt further(Duration duration, Daytime begun) {
    return Span.of(duration)
        .map(usual -> begun == Daytime.DAY ? usual.byDay : usual.byNight)
        .map(usual -> OptionalInt.of(written(duration, begun).orElse(usual)))
        .orElse(OptionalInt.empty());
  }

  private OptionalInt written(Duration duration, Daytime begun) {
    Map<String, String> asked = Map.of("duration", duration.title(), "begun", begun.word());
    return durations.stream()
        .flatMap(
            table ->
                fitting(table, asked)
                    .flatMap(row -> Stream.ofNullable(table.cell(row, binding("lasts")))))
        .flatMap(cell -> cell.values().stream())
        .filter(CellValue.Number.class::isInstance)
        .mapToInt(value -> (int) ((CellValue.Number) value).number())
        .findFirst();
  }

  // ---- rows

  private static Binding binding(String member) {
    return QuestionTable.binding(member);
  }

  private static boolean isMarked(TypedTable table, String output, Map<String, Word> asked) {
    Map<String, String> words = new TreeMap<>();
    asked.forEach((column, word) -> words.put(column, word.word()));
    return fitting(table, words).anyMatch(row -> table.cell(row, binding(output)) != null);
  }

  /** The rows that count in a case. */
  private static Stream<TypedRow> fitting(TypedTable table, Map<String, String> asked) {
    Stream<TypedRow> rows =
        table.rows().stream()
            .filter(
                row ->
                    asked.entrySet().stream()
                        .allMatch(one -> table.admits(row, binding(one.getKey()), one.getValue())));
    return table.layout().hitPolicy() == HitPolicy.FIRST ? rows.limit(1) : rows;
  }
}
