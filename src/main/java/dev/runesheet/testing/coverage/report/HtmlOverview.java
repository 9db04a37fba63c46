package dev.runesheet.testing.coverage.report;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.testing.HtmlPage;
import dev.runesheet.testing.coverage.Metric;
import dev.runesheet.testing.coverage.SubjectCoverage;
import dev.runesheet.testing.coverage.count.CoveredCount;
import dev.runesheet.testing.coverage.count.EffectCoverage;
import dev.runesheet.testing.coverage.count.Gap;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** The first page: games with their sources, effects, triggers and verbs, and all gaps. */
final class HtmlOverview {

  private final HtmlSite site;
  private final SourceCoverage sources;
  private final HtmlPage page;

  HtmlOverview(HtmlSite site, SourceCoverage sources) {
    this.site = site;
    this.sources = sources;
    this.page = site.begin("Rule coverage", "");
  }

  String text() {
    HtmlSite.metrics(page, sources.report().counted());
    for (SubjectCoverage subject : sources.report().coverage().subjects()) {
      page.element("h2", subject.name());
      files(subject);
      effects(subject);
      triggers(subject);
      verbs(subject);
    }
    gaps();
    return site.end(page);
  }

  private void files(SubjectCoverage subject) {
    List<String> heads = new ArrayList<>(List.of("source"));
    for (Metric metric : Metric.values()) {
      heads.add(metric.word());
    }
    page.table("list", heads);
    sources.report().byFile(subject).forEach(this::file);
    page.endTable();
  }

  private void file(String file, List<RuleCoverage> rules) {
    page.add("<tr><td>");
    link(file, "", file);
    page.add("</td>");
    for (Metric metric : Metric.values()) {
      CoveredCount tally = metric.of(rules);
      String bar =
          String.format(
              Locale.ROOT,
              "%d of %d<span class=\"bar\"><i style=\"width:%.1f%%\"></i></span>",
              tally.covered(),
              tally.all(),
              tally.percent());
      page.number(tally.all() == 0 ? -1 : tally.percent(), tally.all() == 0 ? "" : bar);
    }
    page.add("</tr>\n");
  }

  private void link(String file, String anchor, String text) {
    String target = site.pageOf(file);
    if (target == null) {
      page.text(text);
    } else {
      page.link(target + anchor, text);
    }
  }

  private void effects(SubjectCoverage subject) {
    if (subject.effects().isEmpty()) {
      return;
    }
    Map<String, Long> fired = new TreeMap<>();
    subject.rules().forEach(rule -> fired.merge(rule.effect(), rule.fired(), Long::sum));
    page.add("<h2>Effects of ").text(subject.name()).add("</h2>\n");
    page.table(
        "list",
        List.of(
            "effect",
            "rules fired",
            "answered",
            "applied",
            "stacked away",
            "suppressed",
            "expired"));
    for (EffectCoverage effect : subject.effects()) {
      long firings = fired.getOrDefault(effect.id(), 0L);
      boolean used = effect.continuous() ? effect.applied() > 0 : firings > 0;
      page.add("<tr class=\"" + (used ? State.COVERED : State.MISSED).word() + "\">");
      page.element("td", effect.id());
      for (long count :
          new long[] {
            firings,
            effect.answered(),
            effect.applied(),
            effect.stacked(),
            effect.suppressed(),
            effect.expired()
          }) {
        page.number(count, Long.toString(count));
      }
      page.add("</tr>\n");
    }
    page.endTable();
  }

  private void triggers(SubjectCoverage subject) {
    Map<String, long[]> answers = new TreeMap<>();
    for (EffectCoverage effect : subject.effects()) {
      if (!effect.trigger().isEmpty()) {
        long[] sums = answers.computeIfAbsent(effect.trigger(), key -> new long[2]);
        sums[0]++;
        sums[1] += effect.answered();
      }
    }
    if (!answers.isEmpty()) {
      page.add("<h2>Triggers of ").text(subject.name()).add("</h2>\n");
      page.table("list", List.of("trigger", "effects", "answered"));
      answers.forEach((trigger, sums) -> used(trigger, sums[0], sums[1]));
      page.endTable();
    }
  }

  private void verbs(SubjectCoverage subject) {
    TreeSet<String> verbs = new TreeSet<>(subject.verbs());
    subject.rules().forEach(rule -> verbs.addAll(rule.verbs()));
    if (verbs.isEmpty()) {
      return;
    }
    page.add("<h2>Verbs of ").text(subject.name()).add("</h2>\n");
    page.table("list", List.of("verb", "rules with it", "fired"));
    for (String verb : verbs) {
      List<RuleCoverage> callers =
          subject.rules().stream().filter(rule -> rule.verbs().contains(verb)).toList();
      long fired = callers.stream().mapToLong(RuleCoverage::fired).sum();
      used(verb, callers.size(), fired);
    }
    page.endTable();
  }

  /** Prints a name with the number of its users and of its uses; grey if it has no users. */
  private void used(String name, long users, long times) {
    State state = users == 0 ? State.UNREACHABLE : times > 0 ? State.COVERED : State.MISSED;
    page.add("<tr class=\"" + state.word() + "\">").element("td", name);
    page.number(users, Long.toString(users)).number(times, Long.toString(times)).add("</tr>\n");
  }

  private void gaps() {
    List<Gap> gaps = sources.report().gaps();
    page.element("h2", gaps.isEmpty() ? "No gaps" : "Gaps");
    if (gaps.isEmpty()) {
      return;
    }
    page.add("<div class=\"gaps\">").table("list", List.of("place", "what is missing"));
    for (Gap gap : gaps) {
      page.add("<tr><td>");
      String file = SourceLocation.read(gap.place()).file();
      link(file, sources.anchor(gap.place()), sources.readable(gap.place()));
      page.add("</td><td style=\"text-align:left;white-space:normal\">").text(gap.sentence());
      page.add("</td></tr>\n");
    }
    page.endTable().add("</div>\n");
  }
}
