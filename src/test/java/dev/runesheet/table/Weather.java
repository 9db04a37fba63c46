package dev.runesheet.table;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.write.WorkbookWriter;
import java.util.ArrayList;
import java.util.List;
import org.kie.api.runtime.KieSession;

/** A fact of a made-up table: the rows that match it add their word. */
public final class Weather {

  static final Binding SKY = new Binding.Value("sky");
  static final Binding WIND = new Binding.Value("wind");
  static final Binding HEAT = new Binding.Value("heat");
  static final List<String> SKIES = List.of("clear", "cloudy", "rain", "snow fall");

  private final String sky;
  private final int wind;
  private final double heat;
  private final List<String> answers = new ArrayList<>();

  Weather(String sky, int wind, double heat) {
    this.sky = sky;
    this.wind = wind;
    this.heat = heat;
  }

  public String getSky() {
    return sky;
  }

  public int getWind() {
    return wind;
  }

  public double getHeat() {
    return heat;
  }

  public void say(String word) {
    answers.add(word);
  }

  /** What the rows of a rule base say to this weather. */
  List<String> ask(KieSession session) {
    var handle = session.insert(this);
    session.fireAllRules();
    session.delete(handle);
    return answers;
  }

  static TableLayout layout(HitPolicy policy) {
    return new TableLayout(
        Duel.SHEET,
        "rules.weather",
        List.of("dev.runesheet.table.Weather"),
        "$w : Weather",
        policy,
        List.of(
            Column.of(Keyword.NAME, "", "Rule", "A name.", new CellType.Name(), new Binding.Name())
                .filled(),
            Column.asking(
                "sky",
                "Sky",
                "How it looks.",
                new CellType.Word("sky", SKIES, Code.UNKNOWN_WORD),
                SKY),
            Column.asking("wind", "Wind", "How strong.", new CellType.Whole(0, 12), WIND),
            Column.asking("heat", "Heat", "How warm.", CellType.Decimal.ANY, HEAT),
            Column.of(
                    Keyword.ACTION,
                    "$w.say(\"$param\");",
                    "Say",
                    "A word.",
                    new CellType.Word("word", List.of(), Code.UNKNOWN_WORD),
                    new Binding.Value("say"))
                .filled()));
  }

  static byte[] workbook() {
    return WorkbookWriter.write(
        List.of(new TypedTable(layout(HitPolicy.COLLECT), Duel.FILE, List.of())));
  }
}
