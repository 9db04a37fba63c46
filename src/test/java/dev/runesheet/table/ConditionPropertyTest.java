package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.compile.TableCompiler;
import dev.runesheet.table.layout.CellParser;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.write.PlainWorkbook;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoublePredicate;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.drools.decisiontable.SpreadsheetCompiler;
import org.drools.model.codegen.ExecutableModelProject;
import org.junit.jupiter.api.Test;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.builder.KieBuilder;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message;
import org.kie.api.runtime.KieSession;
import org.kie.internal.utils.KieHelper;

/** Rules of conditions match what their words say, whichever way they are compiled. */
class ConditionPropertyTest {

  private static final TableLayout LAYOUT = Weather.layout(HitPolicy.COLLECT);
  private static final TableLayout FIRST = Weather.layout(HitPolicy.FIRST);

  /** A cell and what it says, worked out without the code under test. */
  private record Said<T>(String text, Predicate<T> holds) {}

  private record Row(Said<String> sky, Said<Double> wind, Said<Double> heat) {
    boolean fits(Weather weather) {
      return sky.holds().test(weather.getSky())
          && wind.holds().test((double) weather.getWind())
          && heat.holds().test(weather.getHeat());
    }
  }

  @Property(tries = 10)
  void rowsMatchWhatTheySay(@ForAll long seed) {
    Random random = new Random(seed);
    List<Row> rows = rows(random, 12);
    String drl = TableCompiler.compile(table(LAYOUT, rows)).drl();

    check(rows, random, new KieHelper().addContent(drl, "rules/weather.drl").build(), all -> all);
  }

  @Property(tries = 10)
  void onlyTheFirstThatFitsAnswersWhereTheTableSaysSo(@ForAll long seed) {
    Random random = new Random(seed);
    List<Row> rows = rows(random, 12);
    String drl = TableCompiler.compile(table(FIRST, rows)).drl();
    KieBase base = new KieHelper().addContent(drl, "rules/weather.drl").build();

    check(rows, random, base, answers -> answers.subList(0, Math.min(1, answers.size())));
  }

  @Property(tries = 10)
  void droolsAloneMatchesTheSameInAPlainWorkbook(@ForAll long seed) {
    Random random = new Random(seed);
    List<Row> rows = rows(random, 12);

    check(rows, random, alone(table(LAYOUT, rows)), all -> all);
    check(
        rows,
        random,
        alone(table(FIRST, rows)),
        answers -> answers.subList(0, Math.min(1, answers.size())));
  }

  /** The rules that Drools makes of a plain workbook. */
  private static KieBase alone(TypedTable table) {
    byte[] workbook = PlainWorkbook.of(List.of(table));
    String drl = new SpreadsheetCompiler().compile(new ByteArrayInputStream(workbook), Duel.SHEET);
    return new KieHelper().addContent(drl, "rules/weather.drl").build();
  }

  @Test
  void theExecutableModelMatchesTheSame() {
    Random random = new Random(7);
    List<Row> rows = rows(random, 40);
    KieServices services = KieServices.get();
    KieFileSystem files = services.newKieFileSystem();
    files.write(
        "src/main/resources/rules/weather.drl", TableCompiler.compile(table(LAYOUT, rows)).drl());
    KieBuilder builder = services.newKieBuilder(files).buildAll(ExecutableModelProject.class);
    assertThat(builder.getResults().getMessages(Message.Level.ERROR)).isEmpty();

    check(
        rows,
        random,
        services.newKieContainer(builder.getKieModule().getReleaseId()).getKieBase(),
        all -> all);
  }

  @Test
  void authorsRowsOfWordsAndNumbersCompileAsTheyAre() {
    TypedTable table =
        TextTable.of(
            LAYOUT,
            Duel.FILE,
            List.of(List.of("A", "rain", "3", "1.5", "wet"), List.of("B", "", "", "", "any")));

    assertThat(TableCompiler.compile(table).drl())
        .contains("Weather(sky == \"rain\", wind == 3, heat == 1.5)")
        .contains("$w : Weather(this != null)");
  }

  private static List<Row> rows(Random random, int count) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.add(new Row(sky(random), numbers(random, 0, 12), numbers(random, -3, 3)));
    }
    return rows;
  }

  private static void check(
      List<Row> rows, Random random, KieBase base, UnaryOperator<List<String>> counting) {
    KieSession session = base.newKieSession();
    try {
      for (int i = 0; i < 40; i++) {
        double heat = random.nextInt(13) / 2.0 - 3;
        Weather weather = new Weather(one(random, Weather.SKIES), random.nextInt(13), heat);
        List<String> expected = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
          if (rows.get(row).fits(weather)) {
            expected.add("row" + row);
          }
        }
        assertThat(weather.ask(session))
            .containsExactlyInAnyOrderElementsOf(counting.apply(expected));
      }
    } finally {
      session.dispose();
    }
  }

  private static TypedTable table(TableLayout layout, List<Row> rows) {
    List<List<String>> texts = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      texts.add(
          List.of("R" + i, row.sky().text(), row.wind().text(), row.heat().text(), "row" + i));
    }
    return TextTable.of(layout, Duel.FILE, texts);
  }

  private static Said<String> sky(Random random) {
    List<String> words =
        Weather.SKIES.stream().filter(word -> random.nextBoolean()).collect(Collectors.toList());
    if (words.isEmpty() || words.size() == Weather.SKIES.size()) {
      return new Said<>("", word -> true);
    }
    return random.nextBoolean()
        ? new Said<>("any of " + String.join(", ", words), words::contains)
        : new Said<>("none of " + String.join(",", words), word -> !words.contains(word));
  }

  private static Said<Double> numbers(Random random, int least, int most) {
    List<Said<Double>> parts = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(3); i++) {
      parts.add(number(random, least, most));
    }
    String list = parts.stream().map(Said::text).collect(Collectors.joining(", "));
    Predicate<Double> any = number -> parts.stream().anyMatch(part -> part.holds().test(number));
    Said<Double> said =
        switch (random.nextInt(4)) {
          case 0 -> new Said<>("", number -> true);
          case 1 -> new Said<>("none of " + list, any.negate());
          case 2 -> new Said<>("any of " + list, any);
          default -> parts.get(0);
        };
    return understood(said, least == 0 ? 2 : 3) ? said : new Said<>("", number -> true);
  }

  /** Random parts may leave nothing: that is an error of its own, tested elsewhere. */
  private static boolean understood(Said<Double> said, int column) {
    RawCell cell = RawCell.filled(said.text(), null, Duel.cell("C8"));
    return said.text().isEmpty()
        || new CellParser(new Diagnostics()).parse(LAYOUT.columns().get(column), cell) != null;
  }

  private static Said<Double> number(Random random, int least, int most) {
    int low = least + random.nextInt(most - least + 1);
    int high = low + random.nextInt(most - low + 1);
    DoublePredicate holds;
    String text;
    switch (random.nextInt(6)) {
      case 0 -> {
        text = low + ".." + high;
        holds = number -> number >= low && number <= high;
      }
      case 1 -> {
        text = ">= " + low;
        holds = number -> number >= low;
      }
      case 2 -> {
        text = "above " + low;
        holds = number -> number > low;
      }
      case 3 -> {
        text = "at most " + high;
        holds = number -> number <= high;
      }
      case 4 -> {
        text = "<" + high;
        holds = number -> number < high;
      }
      default -> {
        text = String.valueOf(low);
        holds = number -> number == low;
      }
    }
    return new Said<>(text, holds::test);
  }

  private static <T> T one(Random random, List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
