package dev.runesheet.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * The rules of the shipped games, one of them damaged: a sample of them is refused if and only if
 * Drools refuses all.
 */
class RuleSamplePropertyTest {

  private static final String SIGNS = "\"'\\(){};,.@$/*-0a é\n";
  private static final int MOST = 12;

  /** The name that a text gives its rule, which damage may have changed. */
  private static final Pattern NAMED = Pattern.compile("^rule \"([^\"]*)\"");

  private static final List<RuleSource> GENERATED =
      Packs.games().stream()
          .flatMap(game -> rules(game).stream())
          .filter(source -> source.rules().size() > 1)
          .toList();

  private static List<RuleSource> rules(String game) {
    return PackBuilder.build(Packs.find(game), Packs.files(game, Path.of("")), new Diagnostics())
        .rules();
  }

  @Property(tries = 40)
  void aSampleIsRefusedAsAllAre(@ForAll long seed) {
    Random random = new Random(seed);
    RuleSource whole = GENERATED.get(random.nextInt(GENERATED.size()));
    List<RuleText> rules = new ArrayList<>();
    int from = random.nextInt(whole.rules().size());
    for (int i = from; i < Math.min(from + MOST, whole.rules().size()); i++) {
      rules.add(whole.rules().get(i));
    }
    rules.add(damaged(rules.get(random.nextInt(rules.size())), random));
    List<RuleSource> sources = List.of(new RuleSource(whole.name(), whole.head(), rules));
    assertThat(compiles(RuleSample.of(sources)))
        .as(rules.get(rules.size() - 1).text())
        .isEqualTo(compiles(sources));
  }

  /** A rule with another name, and perhaps a sign more, less or instead of another. */
  private static RuleText damaged(RuleText rule, Random random) {
    String name = random.nextInt(10) == 0 ? rule.name() : rule.name() + "x";
    StringBuilder text = new StringBuilder(rule.text().replace(rule.name(), name));
    int at = random.nextInt(text.length());
    String sign = String.valueOf(SIGNS.charAt(random.nextInt(SIGNS.length())));
    switch (random.nextInt(4)) {
      case 0 -> text.insert(at, sign);
      case 1 -> text.replace(at, at + 1, sign);
      case 2 -> text.deleteCharAt(at);
      default -> {}
    }
    Matcher named = NAMED.matcher(text);
    return new RuleText(named.find() ? named.group(1) : name, rule.comment(), text.toString());
  }

  private static boolean compiles(List<RuleSource> sources) {
    try {
      RuleCompiler.compile(sources);
      return true;
    } catch (RuleCompilationException refused) {
      return false;
    }
  }
}
