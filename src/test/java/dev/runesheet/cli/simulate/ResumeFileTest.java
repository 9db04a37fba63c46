package dev.runesheet.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Files of a stopped simulation that were changed before it goes on. */
class ResumeFileTest {

  @TempDir private Path folder;

  private Path kept;
  private Path lines;

  @BeforeEach
  void play() {
    kept = folder.resolve("kept.json");
    lines = folder.resolve("kept.jsonl");
    assertThat(goOn("20").code()).isZero();
  }

  private Ran goOn(String games) {
    String[] files = {"--resume", kept.toString(), "--jsonl", lines.toString()};
    return Ran.run("simulate", Ran.GAME, "--games", games, files[0], files[1], files[2], files[3]);
  }

  @Test
  void countsThatWereChangedAreRefused() throws IOException {
    String whole = Files.readString(kept);
    List<String> changed =
        List.of(
            whole.replace("\"begun wins\",", "\"begun wins\",9"),
            whole.replace("\"games\":20", "\"games\":19"),
            whole.replace("\"length\":", "\"length\":1"),
            whole.replace("\"about\":", "\"about\": "),
            whole.replace("\"sum\":\"", "\"sum\":\"0"),
            whole.substring(0, whole.lastIndexOf(",\"sum\"")) + "}\n");
    for (String text : changed) {
      assertThat(text).isNotEqualTo(whole);
      Files.writeString(kept, text);
      Ran ran = goOn("30");
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("kept.json' is damaged or was changed");
      assertThat(kept).hasContent(text);
    }
    Files.writeString(kept, whole);
    assertThat(goOn("30").code()).isZero();
  }

  @Test
  void aChangedLineOfAnEarlierMatchIsRefused() throws IOException {
    String whole = Files.readString(lines);
    String changed = whole.replaceFirst("\"turns\":(\\d)", "\"turns\":9");
    assertThat(changed).isNotEqualTo(whole).hasSameSizeAs(whole);
    Files.writeString(lines, changed);
    Ran ran = goOn("30");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("does not hold the lines of the matches played before");
    assertThat(lines).hasContent(changed);
  }

  @Test
  void whatWasWrittenAfterTheLastSaveIsReplaced() throws IOException {
    String whole = Files.readString(lines);
    Files.writeString(lines, whole + "{\"game\":20,\"half");
    assertThat(goOn("21").code()).isZero();
    assertThat(Files.readString(lines)).startsWith(whole).doesNotContain("half").endsWith("}\n");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS) // Not every user may make links there.
  void linesAreWrittenIntoTheFileThatALinkNames() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.jsonl"), lines);
    Ran ran = Ran.run("simulate", Ran.GAME, "--games", "2", "--jsonl", link.toString());
    assertThat(ran.code()).isZero();
    assertThat(link).isSymbolicLink();
    assertThat(Files.readAllLines(lines)).hasSize(2);
  }
}
