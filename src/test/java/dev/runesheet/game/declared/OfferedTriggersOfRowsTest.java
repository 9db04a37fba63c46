package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.DeclaredPack;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.table.effect.TableSet;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.write.WorkbookWriter;
import dev.runesheet.word.Need;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words that the sheet of effects of a declared game offers: what each of them does. */
@Tag("thorough")
class OfferedTriggersOfRowsTest {

  private static final String WORKBOOK = "decision-tables/written/effects.drl.xlsx";

  /** Each number changes, each event happens, and cards come and go, in the turns of both. */
  private static final WrittenGame GAME =
      new WrittenGame(
          """
            effects: decision-tables/written/effects.drl.xlsx
          players: 2
          turns: 6
          events: [storm comes]
          kinds:
            player: {health: 9, marks: 0}
            unit: {power: 2, marks: 0}
            game: {tide: 0, marks: 0}
          zones:
            deck: {seen by: nobody}
            hand: {seen by: owner}
            field: {in play: true}
          scopes:
            every hand: {zone: hand}
          deck zone: deck
          phases:
            - {phase: start, event: turn starts}
            - {phase: main, actions: [end turn]}
            - {phase: end, event: turn ends}
          actions:
            end turn: {ends: true}
          player rules:
            - name: growth
              when: turn starts
              then:
                - {do: add-stat, target: self, stat: health, delta: 1}
                - {do: raise, target: self, event: storm comes}
                - for each: own field
                  then:
                    - {do: add-stat, target: target, stat: power, delta: 1}
                    - {do: raise, target: target, event: storm comes}
            - name: out and in
              when: turn ends
              if: health of self = 10
              then:
                - for each: own field
                  then: [{do: leave, target: target, zone: hand}]
                - for each: own hand
                  then: [{do: enter, target: target, zone: field}]
          rules:
            - name: hands
              when: game starts
              whose: any
              then:
                - for each: players
                  then:
                    - {do: draw, target: target, amount: 2, from: deck, to: hand}
                - for each: every hand
                  then: [{do: enter, target: target, zone: field}]
            - name: the tide
              when: turn starts
              whose: any
              then:
                - {do: add-stat, target: self, stat: tide, delta: 1}
                - {do: raise, target: self, event: storm comes}
          """,
          "cards: {scout: {name: Scout, kind: unit}}\n");

  private record Row(String owner, String event, Watch watch) {}

  private static List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (String owner : List.of("scout", "game player", "game")) {
      for (String event : offered()) {
        if (event.equals("marks changes")) {
          continue; // Each row would set off all those.
        }
        for (Watch watch : Watch.values()) {
          rows.add(new Row(owner, event, watch));
        }
      }
    }
    return rows;
  }

  private static List<String> offered() {
    return words(Binding.When.class).allowed();
  }

  private static CellType.Word words(Class<? extends Binding> binding) {
    return family().allColumns().stream()
        .filter(column -> binding.isInstance(column.binding()))
        .map(Column::single)
        .map(CellType.Word.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static EffectFamily family() {
    return (EffectFamily) sources().book().forms().get(0);
  }

  private static EffectSources sources() {
    return new DeclaredPack("written")
        .tableSources(GAME, new Diagnostics()).stream()
            .filter(EffectSources.class::isInstance)
            .map(EffectSources.class::cast)
            .findFirst()
            .orElseThrow();
  }

  @Test
  void aRowWithAWordOfTheListAnswersOrIsRefused() {
    List<Effect> effects = rows().stream().map(row -> family().said().apply(effect(row))).toList();
    TableSet set = sources().book().write(effects, WORKBOOK);
    TypedTable table = set.tables().get(0);
    Set<String> refused = new HashSet<>();
    Diagnostics findings = new Diagnostics();
    build(effects, findings);
    findings
        .all()
        .forEach(one -> refused.add(one.location().place().toString().replaceAll("\\D", "")));
    Set<String> accepted =
        table.rows().stream()
            .filter(row -> !refused.contains(row.number() + ""))
            .map(row -> table.text(row, new Binding.Block()))
            .collect(Collectors.toSet());
    List<Effect> playing = effects.stream().filter(one -> accepted.contains(one.id())).toList();

    assertThat(set.notTabular()).isEmpty();
    assertThat(accepted).hasSizeGreaterThan(effects.size() / 2);
    accepted.removeAll(answering(build(playing, new Diagnostics())));
    assertThat(accepted).isEmpty();
  }

  private static BuiltPack build(List<Effect> effects, Diagnostics findings) {
    byte[] workbook = WorkbookWriter.write(sources().book().write(effects, WORKBOOK).tables());
    return PackBuilder.build(new DeclaredPack("written"), with(workbook), findings);
  }

  /** The effects that did something in a match. */
  private static Set<String> answering(BuiltPack built) {
    RuleBook book =
        RuleBook.compile(
            new DeclaredGame("written"), built.rules(), built.notes(), built.catalog());
    try (Match match = WrittenGame.match(book, 2)) {
      while (!match.pendingDecisions().isEmpty()) {
        Decision turn = match.pendingDecisions().get(0);
        match.choose(turn, turn.options().get(0));
      }
      return match.happenings().stream()
          .filter(Happening.StatChanged.class::isInstance)
          .map(one -> ((Happening.StatChanged) one).cause().block())
          .collect(Collectors.toSet());
    }
  }

  private static Effect effect(Row row) {
    Map<String, Argument> arguments = new LinkedHashMap<>();
    arguments.put("target", Selector.Role.SELF);
    arguments.put("stat", new Argument.Word("marks"));
    arguments.put("delta", new Value.Constant(1));
    return Effect.program(
        (row.owner() + "/" + row.event() + "-" + row.watch().word()).replace(' ', '-'),
        row.owner() + " " + row.event() + " " + row.watch().word(),
        row.owner(),
        new Trigger(row.event(), row.watch(), Need.usual(row.event(), row.watch())),
        new Body.Program(
            List.of(
                new Step.Do(
                    family().words().verbs().all().stream()
                        .filter(one -> one.name().equals("add-stat"))
                        .findFirst()
                        .orElseThrow(),
                    arguments,
                    SourceLocation.NONE))),
        SourceLocation.NONE);
  }

  private static PackFiles with(byte[] workbook) {
    return new PackFiles() {
      @Override
      public String origin() {
        return GAME.origin();
      }

      @Override
      public List<String> list(String folder) {
        return GAME.list(folder);
      }

      @Override
      public Optional<byte[]> read(String name) {
        return name.equals(WORKBOOK) ? Optional.of(workbook) : GAME.read(name);
      }
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"card", "event", "zone"})
  void aListOfAVerbHoldsTheWordsOfTheGame(String list) {
    List<List<String>> held =
        family().allColumns().stream()
            .flatMap(column -> column.types().stream())
            .filter(CellType.Word.class::isInstance)
            .map(CellType.Word.class::cast)
            .filter(word -> word.list().equals(list))
            .map(CellType.Word::allowed)
            .distinct()
            .toList();

    assertThat(held).isNotEmpty().allSatisfy(words -> assertThat(words).isNotEmpty());
  }
}
