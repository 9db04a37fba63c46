package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.pack.Packs;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lists of games and codes. */
class ListsTest {

  @TempDir private Path folder;

  @Test
  void gamesSayWhereTheirRulesAre() {
    assertThat(Ran.run("games").out()).contains("math-battle", "two heroes", "the folder ");
    assertThat(Ran.in(folder, "", "games").out()).contains("that came with Runesheet");
  }

  @Test
  void codesSayWhatHelps() {
    Ran ran = Ran.run("codes");
    assertThat(ran.code()).isZero();
    assertThat(ran.lines().stream().filter(line -> line.startsWith("RS")))
        .hasSize(Packs.codes().size());
    assertThat(ran.out()).contains("RS012", "unknown verb or op");
  }

  @Test
  void bothPrintJson() throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    assertThat(mapper.readTree(Ran.run("games", "--json").out())).isNotEmpty();
    assertThat(mapper.readTree(Ran.run("codes", "--json").out())).hasSize(Packs.codes().size());
  }

  @Test
  void aCodeOfTwoSeveritiesHasBothInJsonTheUsualOneFirst() throws IOException {
    List<String> told = new ArrayList<>();
    for (JsonNode one : new ObjectMapper().readTree(Ran.run("codes", "--json").out())) {
      if (List.of("RS001", "RS214").contains(one.path("code").asText())) {
        told.add(one.path("severity").asText() + " " + one.path("severities"));
      }
    }
    assertThat(told).containsExactly("error [\"error\"]", "error [\"error\",\"warning\"]");
  }
}
