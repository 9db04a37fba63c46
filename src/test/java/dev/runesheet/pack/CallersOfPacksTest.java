package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.engine.RuleProbe;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.watch.LiveRules;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What reading sources says to a program that calls it wrongly. */
class CallersOfPacksTest {

  private static final String GAME = "math-battle";

  @TempDir private Path folder;

  @Test
  void whatIsMissingIsNamed() {
    PackFiles files = new DirectoryFiles(folder);
    LiveRules live = LiveRules.of(GAME, folder);
    assertMissing("root", () -> new DirectoryFiles(null));
    assertMissing("game", () -> Packs.find(null));
    assertMissing("files", () -> Packs.trusting(null));
    assertMissing("game", () -> Packs.build(null, files, new Diagnostics()));
    assertMissing("files", () -> Packs.build(GAME, null, new Diagnostics()));
    assertMissing("diagnostics", () -> Packs.build(GAME, files, null));
    assertMissing("folder", () -> Packs.games(null));
    assertMissing("game", () -> Packs.files(null, folder));
    assertMissing("workingDirectory", () -> Packs.files(GAME, null));
    assertMissing("files", () -> Packs.book(GAME, null, new Diagnostics(), RuleProbe.NONE));
    assertMissing("diagnostics", () -> Packs.book(GAME, files, null, RuleProbe.NONE));
    assertMissing("probe", () -> Packs.book(GAME, files, new Diagnostics(), null));
    assertMissing("built", () -> Packs.compile(null, new Diagnostics()));
    assertMissing("classes", () -> BuildPacks.build(folder, null, List.of()));
    assertMissing("games", () -> BuildPacks.build(folder, folder, null));
    assertMissing("game", () -> LiveRules.of(null, folder));
    assertMissing("folder", () -> LiveRules.of(GAME, null));
    assertMissing("folder", () -> LiveRules.trusting(GAME, null));
    assertMissing("probe", () -> live.watchedBy((RuleProbe) null));
    assertMissing("listener", () -> live.addListener(null));
    assertMissing("listener", () -> live.removeListener(null));
  }

  private static void assertMissing(String parameter, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(NullPointerException.class)
        .hasMessage(parameter + " must not be null.");
  }

  @Test
  void theNearestGameIsNamed() {
    assertThatThrownBy(() -> LiveRules.of("queens-bloood", folder))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("Did you mean 'queens-blood'?");
    assertThat(Packs.find(GAME).game()).isEqualTo(GAME);
  }
}
