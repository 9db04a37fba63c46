package dev.runesheet.testing.suite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedFiles;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReadCache;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Shipped scenarios and golden games depend neither on rules that never fire nor on unused cards.
 */
@Tag("thorough")
class HarmlessAdditionsTest {

  private static final PackFiles SHIPPED = ShippedFiles.ALL;

  private final Map<String, byte[]> changed = new HashMap<>();

  @Test
  void ofMathBattle() throws IOException {
    add(
        "decision-tables/math-battle/global-rules.drl.xlsx",
        "Global rules",
        "Rule=Never, When=turn starts, Belongs to=mode, Effect=mode/never, (end)=x,"
            + " If holder's stat=health, is above=99999, Change holder's stat=burn, by a number=1");
    String heroes = "data/math-battle/heroes/";
    String mage = new String(SHIPPED.read(heroes + "fire_mage.json").orElseThrow(), UTF_8);
    String other =
        mage.replace("\"Fire Mage\"", "\"Ember Mage\"").replace("Fireball", "Fire Storm");
    assertThat(other).contains("Ember Mage", "Fire Storm");
    changed.put(heroes + "ember_mage.json", other.getBytes(UTF_8));
    assertAllPass("math-battle");
  }

  @Test
  void ofQueensBlood() throws IOException {
    add(
        "decision-tables/queens-blood/effects.drl.xlsx",
        "Change power",
        "Rule=Never, When=is played, Belongs to=never, Effect=never, (end)=x,"
            + " Change the power of a scope=all on affected tiles, by a number=1");
    add(
        "data/queens-blood/cards.xlsx",
        "Cards",
        "Card=165, Name=Emberwing, Category=Regular, Cost=2, Power=2, "
            + " Pattern=_____ _____ __WP_ _____ _____");
    assertAllPass("queens-blood");
  }

  @Test
  void ofValeria() throws IOException {
    add(
        "decision-tables/valeria/ending.drl.xlsx",
        "Ends",
        "Rule=Never, Count of=monster stacks used up, is at least=50, Reason=never");
    String cards = "data/valeria/cards.xlsx";
    add(
        cards,
        "Monsters",
        "Card=m401, Name=Moon Calf, Expansion=moon, Area=Moon, Type=Minion, Order=1, Strength=1");
    add(
        cards,
        "Monsters",
        "Card=m402, Name=Hill Calf, Expansion=base1, Area=Hills, Type=Minion, Order=8, Strength=1");
    add(
        cards,
        "Citizens",
        "Card=c402, Name=Herder, Expansion=base1, Gold=2, Number=1, Worker=1, On turn gold=1");
    add(
        cards,
        "Events",
        "Card=e402, Name=Stampede, Expansion=base, Type=Minion, Strength=2, Gives points=2");
    assertAllPass("valeria");
  }

  private void assertAllPass(String game) {
    PackFiles files = new WithAdditions(changed);
    Diagnostics findings = new Diagnostics();
    RuleBook book = Packs.build(game, files, findings);
    assertThat(findings.hasErrors()).as(findings.all().toString()).isFalse();
    List<TestCase> cases = TestCase.all(book, files, findings);
    assertThat(cases).hasSizeGreaterThan(40).anyMatch(TestCase.Golden.class::isInstance);
    assertThat(cases.stream().filter(one -> !one.passes(book)).map(TestCase::name)).isEmpty();
  }

  /**
   * Adds a row below the last of a sheet.
   *
   * @param cells what stands under which title; commas in cells are written as semicolons
   */
  private void add(String file, String sheet, String cells) throws IOException {
    byte[] before = changed.getOrDefault(file, SHIPPED.read(file).orElseThrow());
    try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(before));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      Sheet rows = workbook.getSheet(sheet);
      Row titles = rows.getRow(rows.getFirstRowNum() + 6);
      Row added = rows.createRow(rows.getLastRowNum() + 1);
      for (String cell : cells.split(", *")) {
        String[] parts = cell.split("=", 2);
        put(added.createCell(column(titles, parts[0])), parts[1].replace(';', ','));
      }
      workbook.write(bytes);
      changed.put(file, bytes.toByteArray());
    }
  }

  private static int column(Row titles, String title) {
    for (Cell cell : titles) {
      if (cell.toString().equals(title)) {
        return cell.getColumnIndex();
      }
    }
    throw new AssertionError("no column '" + title + "' in " + titles.getSheet().getSheetName());
  }

  private static void put(Cell cell, String value) {
    if (value.matches("[1-9][0-9]*")) {
      cell.setCellValue(Double.parseDouble(value));
    } else {
      cell.setCellValue(value);
    }
  }

  private record WithAdditions(Map<String, byte[]> changed) implements PackFiles {

    @Override
    public String origin() {
      return "a test";
    }

    @Override
    public List<String> list(String folder) {
      return Stream.concat(SHIPPED.list(folder).stream(), changed.keySet().stream())
          .filter(name -> name.startsWith(folder + "/"))
          .distinct()
          .sorted()
          .toList();
    }

    @Override
    public Optional<byte[]> read(String name) {
      return Optional.ofNullable(changed.get(name)).or(() -> SHIPPED.read(name));
    }

    @Override
    public ReadCache readings() {
      return SHIPPED.readings();
    }
  }
}
