import { Injectable, Logger, OnModuleInit } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import algoliasearch, { SearchClient, SearchIndex } from 'algoliasearch';
import { SearchOptions, ObjectWithObjectID } from '@algolia/client-search';
import { Company } from './company.entity';

type CompanyRecord = ObjectWithObjectID & Pick<Company, 'name' | 'city' | 'employees'>;

@Injectable()
export class SearchService implements OnModuleInit {
  private readonly logger = new Logger(SearchService.name);
  private readonly client: SearchClient;
  private companies: SearchIndex;

  constructor(private readonly config: ConfigService) {
    this.client = algoliasearch(
      this.config.get<string>('ALGOLIA_APP_ID'),
      this.config.get<string>('ALGOLIA_ADMIN_KEY'),
    );
    this.companies = this.client.initIndex(this.config.get<string>('ALGOLIA_COMPANY_INDEX'));
  }

  async onModuleInit(): Promise<void> {
    if (await this.companies.exists()) return;
    await this.companies
      .setSettings({
        searchableAttributes: ['name', 'city'],
        attributesForFaceting: ['searchable(city)'],
        replicas: ['companies_by_size'],
      })
      .wait();
    const replica = this.client.initIndex('companies_by_size');
    await replica.setSettings({ ranking: ['desc(employees)', 'typo', 'words'] });
  }

  async find(query: string, options?: SearchOptions): Promise<CompanyRecord[]> {
    const { hits } = await this.companies.search<CompanyRecord>(query, options);
    return hits;
  }

  async index(company: Company): Promise<string> {
    const { objectID } = await this.companies
      .saveObject({
        objectID: company.id,
        name: company.name,
        city: company.city,
        employees: company.employees,
      })
      .wait();
    this.logger.log(`indexed ${objectID}`);
    return objectID;
  }

  async patch(id: string, change: Partial<CompanyRecord>): Promise<void> {
    await this.companies.partialUpdateObject(
      { ...change, objectID: id },
      { createIfNotExists: true },
    );
  }

  async remove(ids: string[]): Promise<number> {
    const { taskIDs, objectIDs } = await this.companies.deleteObjects(ids);
    await Promise.all(taskIDs.map((taskID) => this.companies.waitTask(taskID)));
    return objectIDs.length;
  }

  async findMany(ids: string[]): Promise<(CompanyRecord | null)[]> {
    const { results } = await this.companies.getObjects<CompanyRecord>(ids);
    return results;
  }
}
