package dev.runesheet.game.queensblood.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.DirectoryFiles;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a card says of all its effects. */
class CardWordsTest {

  private static final List<Effect> SHIPPED =
      new QueensBloodPack().read(new DirectoryFiles(Path.of("")), new Diagnostics()).effects();

  @Test
  void effectsOfOneMomentAreToldInTheirOrder() {
    Effect raises = shipped("aur_op_all_raise_1", "x/part-2");
    Effect spawns = shipped("on_play_spawn_diamond_dust", "x");

    assertThat(CardWords.of(List.of(raises, spawns)))
        .isEqualTo(spawns.sentence() + " Then, w" + raises.sentence().substring(1));
  }

  @Test
  void effectsOfOtherMomentsAndThoseThatExcludeEachOtherStandBesideEachOther() {
    Effect raises = shipped("aur_op_all_raise_1", "x");
    Effect dies = shipped("aur_od_all_-3", "x/part-2");
    Effect both = shipped("on_spawned_replaced_pawns_gain", "x");
    Step.If cases = (Step.If) ((Body.Program) both.body()).steps().get(0);
    Step first = new Step.If(cases.condition(), cases.then(), List.of(), cases.source());
    Effect two = with(both, "x/part-3", new Body.Program(List.of(first)));
    Effect three = with(both, "x/part-4", new Body.Program(cases.otherwise()));

    assertThat(CardWords.of(List.of(raises, dies, two, three)))
        .doesNotContain("Then")
        .contains(two.sentence() + " " + three.sentence());
  }

  private static Effect shipped(String id, String as) {
    Effect effect = SHIPPED.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
    return with(effect, as, effect.body());
  }

  private static Effect with(Effect effect, String as, Body body) {
    return new Effect(
        as,
        effect.name(),
        "x",
        effect.trigger(),
        body,
        effect.priority(),
        effect.duration(),
        effect.stacking(),
        effect.source());
  }
}
